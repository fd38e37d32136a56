// What the check of the predictions does in a page: answers them on their phones, frame by frame.
(() => {
  const live = window.touchFigures;
  let time = 0;
  live.clock = () => time;
  live.isHeld = true;
  live.awake.clear();

  function settle(trial) {
    for (let frame = 0; frame < 3000 && live.awake.has(trial); frame++) {
      time += 1000 / 60;
      live.frame();
    }
  }

  /** What the box tells, and which choices it marks. */
  function told(trial) {
    const marked = (kind) => trial.outcome.choices.flatMap((choice, place) => (choice.querySelector(`.mark.${kind}`) ? [place] : []));
    return {
      isJudged: trial.isJudged, bits: trial.player.scene.engine.chosen(trial.question), byHand: marked("by-hand"), byTest: marked("by-test"),
      outcome: trial.root.querySelector(".outcome").textContent, said: trial.said.textContent, more: !trial.done.hidden,
      ways: trial.root.querySelectorAll(".ways dd").length,
    };
  }

  /** Touches by events of pointers, at the times that they have. */
  function touch(trial, steps) {
    const svg = trial.phone.svg;
    svg.scrollIntoView({ block: "center", behavior: "instant" });
    const matrix = svg.getScreenCTM();
    const first = (time += 1000);
    const top = svg.getBoundingClientRect().top;
    let shift = 0;
    for (const [place, [what, , finger, at, x, y]] of steps.entries()) {
      const due = first + (at - steps[0][3]) * 1000;
      while (due - time > 1000 / 60 + 0.01) {
        time += 1000 / 60;
        live.frame();
      }
      time = Math.max(time, due);
      svg.dispatchEvent(new PointerEvent(["pointerdown", "pointermove", "pointerup", "pointercancel"][what], {
        pointerId: 100 + finger, pointerType: "touch", isPrimary: finger === 1, bubbles: true, cancelable: true,
        clientX: x * matrix.a + matrix.e, clientY: y * matrix.d + matrix.f,
      }));
      shift = Math.max(shift, Math.abs(svg.getBoundingClientRect().top - top));
      if (what === 1 && steps[place + 1]?.[3] !== at) live.frame();
    }
    settle(trial);
    if (!trial.isJudged && !trial.done.hidden) {
      trial.done.click();
      settle(trial);
    }
    return Math.max(shift, Math.abs(svg.getBoundingClientRect().top - top));
  }

  const reset = (trial) => trial.root.querySelector(".reset").click();
  /** The test's touches; a finger that it leaves on the screen lifts in the end. */
  function fingers(trial) {
    const steps = trial.player.recording.filter((step) => step[0] < 4);
    const down = new Map();
    for (const step of steps) step[0] < 2 ? down.set(step[2], step) : down.delete(step[2]);
    return [...steps, ...[...down.values()].map((step) => [2, ...step.slice(1)])];
  }

  window.predictionChecks = {
    /** The phone as it stands there first: nothing is told of the answer. */
    untouched(trial) {
      if (!trial.root || trial.root.hidden) trial.offer.click();
      reset(trial);
      time += 5000;
      live.frame();
      return { ...told(trial), others: trial.root.querySelectorAll(".rows, .log, .verdict, .answer").length };
    },

    /** What the page says to each choice, once it is opened. */
    words: (trial) => trial.outcome.choices.map((choice) => choice.querySelector("div strong").textContent),

    /** The test's touches, by button; and by key. */
    byButton(trial) {
      reset(trial);
      trial.root.querySelector(".play").click();
      settle(trial);
      return told(trial);
    },

    byKey(trial) {
      reset(trial);
      trial.phone.svg.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
      settle(trial);
      return told(trial);
    },

    /** The same touches by hand: the program goes on by itself. */
    byHand(trial) {
      reset(trial);
      const shift = touch(trial, fingers(trial));
      return { ...told(trial), shift };
    },

    /** A program that stops at the first touch: what the box says, and whether the test's touches are judged afterwards. */
    crash(trial) {
      reset(trial);
      const open = live.open;
      live.open = (number) => Object.assign(open(number), { take: () => { throw new WebAssembly.RuntimeError("unreachable"); } });
      trial.root.querySelector(".play").click();
      live.open = open;
      const said = trial.said.textContent;
      return { ...window.predictionChecks.byButton(trial), stopped: said };
    },

    /** Other touches: the test's from right to left; and a tap where nobody expects one. */
    otherwise(trial) {
      const width = trial.phone.width;
      const mirrored = fingers(trial).map((step) => [...step.slice(0, 4), width - step[4], step[5]]);
      return [mirrored, [[0, 0, 1, 0, width - 30, 120], [2, 0, 1, 0.06, width - 30, 120]]].map((steps) => {
        // Without a reset: a touch begins anew, and the phone stays where it is.
        const shift = touch(trial, steps);
        return { ...told(trial), shift };
      });
    },
  };
})();
