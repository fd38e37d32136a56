// What the check of the figures does in a page: hands the phones their clock, and plays them frame by frame.
(() => {
  const live = window.touchFigures;
  let time = 0;
  live.clock = () => time;
  live.isHeld = true;
  live.awake.clear();

  const rows = (list) => [...list.children].map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent).join(" | "));
  const named = (figure, word) => [...figure.root.querySelectorAll(".controls button")].find((button) => button.className === word);

  /** Frames, until nothing happens any more. */
  function settle(figure) {
    for (let frame = 0; frame < 2000 && live.awake.has(figure); frame++) {
      time += 1000 / 60;
      live.frame();
    }
  }

  function left(figure) {
    return { log: rows(figure.log), sum: live.sumOf(figure.player.scene, figure.player.scene.count()), steps: figure.player.steps.filter((step) => step[0] < 4) };
  }

  const checks = {
    /** The still transcript, which the log has to be. */
    still: (figure) => rows(figure.figure.querySelector(".transcript .tr")),

    byButton(figure) {
      named(figure, "reset").click();
      named(figure, "play").click();
      settle(figure);
      return { ...left(figure), proof: figure.proof.dataset.sum, known: figure.claims[figure.name].sum, said: figure.proof.textContent };
    },

    byKey(figure) {
      const press = (key) => figure.phone.svg.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      press("Home");
      for (let step = 0; step < 2000 && !figure.player.isOver(); step++) press("ArrowRight");
      return left(figure);
    },

    /** The recording as it is written, by button. */
    byText(figure) {
      named(figure, "reset").click();
      const text = figure.tape.text();
      const mistake = figure.tape.play(text);
      if (mistake !== undefined) return { mistake };
      settle(figure);
      return { ...left(figure), text: figure.tape.text() === text, link: figure.tape.link() };
    },

    /** A text in which one line is no touch: which one the figure says it is. */
    wrong: (figure, text) => figure.tape.play(text),

    state: (figure) => left(figure),

    /** The same touches as events of pointers. */
    byPointer(figure, kind) {
      const steps = figure.player.steps.map((step) => [...step]);
      const svg = figure.phone.svg;
      // As a reader sees it: what is above the window would move when the figure grows.
      svg.scrollIntoView({ block: "center", behavior: "instant" });
      const matrix = svg.getScreenCTM();
      const first = time + 1000;
      time = first;
      figure.player.isByHand = false;
      // A recording may end with a finger down.
      figure.hands.fingers.clear();
      for (const [place, [what, type, finger, at, x, y]] of steps.entries()) {
        // In small steps, as frames come.
        const due = first + (at - steps[0][3]) * 1000;
        while (due - time > 1000 / 60 + 0.01) {
          time += 1000 / 60;
          live.frame();
        }
        time = due;
        const names = ["pointerdown", "pointermove", "pointerup", "pointercancel"];
        svg.dispatchEvent(new PointerEvent(names[what], {
          pointerId: 100 + finger, pointerType: type === 2 ? "pen" : kind, isPrimary: finger === 1, bubbles: true, cancelable: true,
          clientX: x * matrix.a + matrix.e, clientY: y * matrix.d + matrix.f,
        }));
        if (what === 1 && steps[place + 1]?.[3] !== at) live.frame();
      }
      settle(figure);
      return left(figure);
    },

    /** Each version of the program, and each dial at its ends. */
    turns(figure) {
      const told = [];
      named(figure, "reset").click();
      for (const button of figure.root.querySelectorAll(".versions button")) {
        button.click();
        told.push([button.textContent, rows(figure.log).length, figure.name]);
      }
      figure.root.querySelector(".versions button")?.click();
      figure.scrub(figure.player.end());
      if (figure.proof.dataset.sum !== figure.claims[figure.name].sum) told.push(["the first version again", 1, "is another run than before"]);
      for (const list of figure.root.querySelectorAll(".question select")) {
        const logs = [...list.options].map((_, place) => {
          list.selectedIndex = place;
          list.dispatchEvent(new Event("change", { bubbles: true }));
          return rows(figure.log).join();
        });
        figure.root.querySelector(".reset").click();
        const isBack = !list.selectedIndex && !Object.keys(figure.player.dials).length;
        told.push([list.closest("label").firstElementChild.textContent, 1, new Set(logs).size < 2 ? "turns nothing" : isBack ? "" : "is another run than before"]);
      }
      for (const input of figure.root.querySelectorAll(".dial input")) {
        const ends = () => [input.min, input.max].map((value) => {
          input.value = value;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          return rows(figure.log).join();
        });
        const versions = [...figure.root.querySelectorAll(".versions button")];
        const turns = (versions.length ? versions : [null]).some((version) => {
          version?.click();
          const [one, other] = ends();
          return one && other && one !== other;
        });
        told.push([input.closest("label").firstElementChild.textContent, 1, turns ? "" : "turns nothing"]);
        versions[0]?.click();
        figure.root.querySelector(".reset").click();
      }
      return told;
    },

    /** The touches of other claims, by their buttons: what was played, and what the claim's own program plays. */
    lent(figure) {
      named(figure, "reset").click();
      const start = (steps) => steps.filter((step) => step[0] < 4).map((step, _, all) => [...step.slice(0, 3), Math.round((step[3] - all[0][3]) * 1e4), ...step.slice(4)]);
      const claims = figure.claims[figure.name].touches ?? [];
      // The first button plays the claim's own.
      const scenes = [figure.name, ...claims.map((claim) => claim.scene)];
      const buttons = [...figure.root.querySelectorAll(".lent button")];
      return buttons.map((button, place) => {
        button.click();
        settle(figure);
        const pressed = buttons.filter((one) => one.getAttribute("aria-pressed") === "true");
        const marked = pressed.length === 1 && pressed[0] === button;
        return [button.textContent, start(left(figure).steps), start(live.recording(figure.claims[scenes[place]].number)), marked];
      });
    },

    /** Played to its end, and touched on from there: what stands on the phone stays, and the recording of the claim as it is. */
    onwards(figure) {
      const own = JSON.stringify(figure.player.recording);
      named(figure, "reset").click();
      named(figure, "play").click();
      settle(figure);
      if (figure.on.hidden) return { isHeldDown: figure.player.down > 0 };
      const { scene } = figure.player;
      const before = scene.count();
      const steps = figure.player.steps.length;
      figure.on.click();
      const isFocused = document.activeElement === figure.phone.svg;
      const svg = figure.phone.svg;
      const box = svg.getBoundingClientRect();
      for (const name of ["pointerdown", "pointerup"]) {
        time += 50;
        svg.dispatchEvent(new PointerEvent(name, { pointerId: 7, pointerType: "touch", bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
      }
      const touched = { isSame: figure.player.scene === scene, records: scene.count() - before, steps: figure.player.steps.length - steps, isHidden: figure.on.hidden };
      settle(figure);
      named(figure, "reset").click();
      return { ...touched, isFocused, isWhole: JSON.stringify(figure.player.recording) === own };
    },

    /**
     * A reader's touch, then another version: the touch is played there, a link leads back to both, and the next touch begins anew. The one after it
     * goes on, or, where gestures are compared, begins anew as well until the reader asks for the phone to stay as it is.
     */
    versioned(figure) {
      const other = figure.root.querySelector(".versions button[aria-pressed=false]");
      if (!other) return null;
      const svg = figure.phone.svg;
      const tap = () => {
        const box = svg.getBoundingClientRect();
        for (const name of ["pointerdown", "pointerup"]) {
          time += 50;
          svg.dispatchEvent(new PointerEvent(name, { pointerId: 8, pointerType: "touch", bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
        }
        settle(figure);
        return figure.player.steps.length;
      };
      named(figure, "reset").click();
      const first = tap();
      other.click();
      const replayed = figure.player.steps.length;
      const link = figure.tape.link();
      const { name } = figure;
      const next = tap();
      const again = tap();
      const compares = Boolean(figure.player.comparesGestures);
      if (compares) figure.on.click();
      const onward = tap();
      // Put back, a version plays its own test.
      named(figure, "reset").click();
      figure.root.querySelector(".versions button").click();
      named(figure, "play").click();
      settle(figure);
      const isOwn = figure.proof.dataset.sum === figure.claims[figure.name].sum;
      return { taps: [first, replayed, next, again, onward], compares, isOwn, link, name };
    },

    /** A finger that lands a little to the left of the phone, and comes onto it: what takes it, and where it lands. */
    offGlass(figure) {
      const svg = figure.phone.svg;
      svg.scrollIntoView({ block: "center", behavior: "instant" });
      const box = svg.getBoundingClientRect();
      const left = box.x - 6;
      const y = box.y + box.height / 2;
      const taken = document.elementFromPoint(left, y);
      for (const [name, x] of [["pointerdown", left], ["pointermove", left + 3], ["pointerup", box.x + box.width / 2]]) {
        time += 50;
        svg.dispatchEvent(new PointerEvent(name, { pointerId: 9, pointerType: "touch", bubbles: true, cancelable: true, clientX: x, clientY: y }));
      }
      settle(figure);
      const { steps } = figure.player;
      named(figure, "reset").click();
      return { isTaken: Boolean(taken && svg.contains(taken)), landed: steps[0][4], isKept: steps.every((step) => step[4] >= 0), isOn: steps[steps.length - 1][4] > 1 };
    },

    /** The scene on a figure's phone, and which version's button is pressed. */
    shown: (figure) => [figure.name, figure.root.querySelector(".versions [aria-pressed=true]")?.textContent, figure.player.steps.length],

    /** Of a dial that turns the stroke: what it reads at its ends, and the angle at which the stroke then goes. */
    angles(figure) {
      named(figure, "reset").click();
      return figure.choices.turned.filter((dial) => dial.name === "turn").flatMap((dial) => [dial.input.min, dial.input.max].map((value) => {
        dial.input.value = value;
        dial.input.dispatchEvent(new Event("input", { bubbles: true }));
        const [first, ...others] = figure.player.steps.filter((step) => step[0] < 4);
        const lift = others.find((step) => step[2] === first[2] && step[0] === 2);
        const told = Number(dial.output.textContent.replace("−", "-").replace("°", ""));
        const angle = Math.atan2(first[5] - lift[5], lift[4] - first[4]) * 180 / Math.PI;
        return [told, Math.round((((told - angle) % 360) + 360) % 360 * 10) / 10 % 360];
      }));
    },

    /** Each list of cases: the logs that its cases leave, one after the other, and whether Reset leads back to the test's trace. */
    picks(figure) {
      const lists = [...figure.root.querySelectorAll(".picks select")];
      return lists.map((list) => {
        named(figure, "reset").click();
        const logs = [...list.options].map((_, place) => {
          list.selectedIndex = place;
          list.dispatchEvent(new Event("change", { bubbles: true }));
          settle(figure);
          return rows(figure.log).join("\n");
        });
        named(figure, "reset").click();
        named(figure, "play").click();
        settle(figure);
        return { label: list.closest("label").firstElementChild.textContent, logs, isBack: !list.selectedIndex && figure.proof.dataset.sum === figure.claims[figure.name].sum };
      });
    },

    /** What the figure says of how the same touches end in each version, and each version's traces: played beside the phone, and chosen and played on it. */
    endings(figure) {
      const { endings, player } = figure;
      if (!endings.rows) return null;
      const buttons = [...figure.root.querySelectorAll(".versions button")];
      const sum = (one) => live.sumOf(one.scene, one.scene.count());
      const pairs = buttons.map((button, place) => {
        const twin = player.twin(figure.claims[endings.versions[place].scene].number);
        twin.finish();
        button.click();
        player.finish();
        figure.show();
        const pair = [sum(twin), sum(player)];
        buttons[0].click();
        return [button.textContent, ...pair];
      });
      endings.play();
      const rows = endings.rows.map((row) => ({
        label: row.version.label, words: row.item.lastElementChild.textContent, isMarked: row.item.classList.contains("differs"), views: row.phone.drawn,
        isSame: row.ending === endings.rows[0].ending, isMarkedAbove: buttons[endings.rows.indexOf(row)].classList.contains("differs"),
      }));
      return { pairs, rows, told: endings.words.textContent };
    },

    /** A phone that nobody has touched: whether it stands at its start, and what stands beside it. */
    rest(figure) {
      named(figure, "reset").click();
      const first = live.open(figure.player.number, []).draw();
      const shown = figure.player.scene.draw();
      const { range } = figure.controls;
      return {
        isAtStart: shown.length === first.length && shown.every((number, place) => number === first[place]), taken: figure.player.taken,
        isCursorAtStart: range.value === range.min, isToCome: figure.phone.fingers.getAttribute("class").includes("to-come"),
        log: rows(figure.log), isSame: figure.proof.dataset.sum === figure.claims[figure.name].sum, isTold: !figure.figure.classList.contains("is-elsewhere"),
      };
    },

    /** How large the phone is drawn, beside the scene's own window. */
    size(figure) {
      const window_ = figure.player.scene.draw();
      return [figure.phone.svg.getAttribute("viewBox"), `-10 -10 ${window_[2] + 20} ${window_[3] + 20}`];
    },

    /** A program that stops in the middle: what the figure says, and what it plays afterwards. */
    crash(figure) {
      named(figure, "reset").click();
      const scene = figure.player.scene;
      scene.take = () => { throw new WebAssembly.RuntimeError("unreachable"); };
      named(figure, "step").click();
      const said = figure.said.textContent;
      return { ...checks.byButton(figure), said };
    },

    /** Touches by hand, gone back in, and touched again: how many the engine has had, and how many there are. */
    retouch(figure) {
      named(figure, "reset").click();
      checks.byText(figure);
      const { player } = figure;
      player.seek(player.start + (player.end() - player.start) / 2);
      const isNew = player.touch(0, 0, 1, 100, 100);
      player.touch(2, 0, 1, 100, 100);
      return { isNew, taken: player.taken, steps: player.steps.length, down: player.down };
    },

    /**
     * What an instance of the engine costs: bytes after a minute's drag, and for each record of many strokes; microseconds for a move and
     * for a picture. A clock has a grain, so that the middle is that of a second's moves, each time.
     */
    cost(figure) {
      const made = performance.now();
      const scene = live.open(figure.player.number);
      scene.draw();
      const first = performance.now() - made;
      scene.take([0, 0, 1, scene.now(), 200, 400]);
      const times = [];
      const start = scene.now();
      for (let move = 1; move <= 7200; move++) {
        if (move === 600) figure.heap = scene.engine.heap();
        const before = performance.now();
        scene.take([1, 0, 1, start + move / 120, 200 + 90 * Math.sin(move / 40), 400 + 60 * Math.cos(move / 55)]);
        times.push(performance.now() - before);
      }
      const drawn = performance.now();
      for (let frame = 0; frame < 100; frame++) scene.draw();
      const draw = (performance.now() - drawn) * 10;
      const growth = scene.engine.heap() - figure.heap;
      scene.take([2, 0, 1, scene.now(), 200, 400]);
      const seconds = [];
      for (let from = 0; from < times.length; from += 120) seconds.push(times.slice(from, from + 120).reduce((all, one) => all + one, 0) / 120);
      times.sort((a, b) => a - b);
      seconds.sort((a, b) => a - b);
      const [heap, records] = [scene.engine.heap(), scene.engine.count()];
      for (let stroke = 1; stroke <= 200; stroke++) {
        const time = scene.now() + 0.5;
        for (let move = 0; move <= 10; move++) scene.take([move === 0 ? 0 : move === 10 ? 2 : 1, 0, 1, time + move / 60, 200, 400 + move]);
      }
      return {
        first, growth, draw, move: seconds[seconds.length / 2] * 1000, slow: times[Math.floor(times.length * 0.99)] * 1000,
        record: (scene.engine.heap() - heap) / (scene.engine.count() - records),
      };
    },
  };
  window.figureChecks = checks;
})();
