// What the check of the exercises does in a page: answers them with numbers and fingers, frame by frame, and reads what is said.
(() => {
  const live = window.touchFigures;
  let time = 0;
  live.clock = () => time;
  live.isHeld = true;
  live.awake.clear();

  const text = (element) => element.textContent.replace(/\s+/g, " ").trim();

  /** What a list of checks says: whether each holds, what does not, and why. */
  function verdicts(list) {
    return [...list.querySelectorAll(":scope > li")].map((row) => ({
      holds: !!row.querySelector("svg.winner"), fails: !!row.querySelector("svg.refused"),
      notes: [...row.querySelectorAll("code.note")].map(text),
      why: [...row.querySelectorAll("details p")].map(text),
    }));
  }

  function settle(answer) {
    for (let frame = 0; frame < 3000 && live.awake.has(answer); frame++) {
      time += 1000 / 60;
      live.frame();
    }
  }

  function told(answer) {
    return { checks: verdicts(answer.list), said: text(answer.said), reply: text(answer.reply), offersNext: !answer.next.hidden };
  }

  window.exerciseChecks = {
    /** Opens the exercise's phone, as a reader does. */
    open(answer) {
      if (answer.offer.getAttribute("aria-expanded") === "false") answer.offer.click();
      return { values: answer.exercise.values || null, choicesAreHidden: !answer.box.querySelector(":scope > .choices").checkVisibility(), ...told(answer) };
    },
    /** What the page says without the engine of each answer: found by the native program when the page was made. */
    choices(answer) {
      return [...answer.box.querySelectorAll(":scope > .choices > details")].map((choice) => ({
        label: text(choice.querySelector("summary")), isRight: choice.hasAttribute("data-right"), checks: verdicts(choice.querySelector(".checks")),
        reply: choice.querySelector(".reply") ? text(choice.querySelector(".reply")) : "",
      }));
    },
    /** The place of the starter's number. */
    own(answer) {
      return answer.exercise.own;
    },
    turn(answer, place) {
      answer.range.value = place;
      answer.range.dispatchEvent(new Event("input", { bubbles: true }));
      return { value: answer.output.textContent, spoken: answer.range.getAttribute("aria-valuetext"), ...told(answer) };
    },
    play(answer) {
      answer.play.click();
      settle(answer);
      return told(answer);
    },
    /** Plays each check's own touches by its button, and reads what that says before, meanwhile and afterwards. */
    replay(answer) {
      const isStepping = live.isStepping;
      live.isStepping = () => false;
      const labels = [...answer.list.querySelectorAll(".show")].map((button) => {
        const said = [text(button)];
        button.click();
        said.push(text(button));
        settle(answer);
        return [...said, text(button)];
      });
      live.isStepping = isStepping;
      return labels;
    },
    /** Touches by events of pointers: steps of what, x, y and the seconds since the one before. */
    touch(answer, steps) {
      const svg = answer.phone.svg;
      svg.scrollIntoView({ block: "center", behavior: "instant" });
      const matrix = svg.getScreenCTM();
      for (const [what, x, y, wait] of steps) {
        for (let rest = wait * 1000; rest > 0.01; rest -= 1000 / 60) {
          time += Math.min(rest, 1000 / 60);
          live.frame();
        }
        svg.dispatchEvent(new PointerEvent(["pointerdown", "pointermove", "pointerup"][what], {
          pointerId: 101, pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true,
          clientX: x * matrix.a + matrix.e, clientY: y * matrix.d + matrix.f,
        }));
      }
      settle(answer);
      return told(answer);
    },
    reset(answer) {
      answer.root.querySelector(".reset").click();
      return told(answer);
    },
    /** Shows the book's answer. */
    reveal(answer) {
      answer.next.click();
      const solution = answer.box.querySelector(":scope > details.solution");
      return solution.open && document.activeElement === solution.querySelector("summary");
    },
    state(answer) {
      return text(answer.box.querySelector(".state"));
    },
  };
})();
