"""The lists of mutations: how each rule of the engine is broken, in what file under Sources/TouchEngine, and what is put there."""
import json, os

FOLDER = os.path.dirname(os.path.abspath(__file__))


def mutations(family):
    """A family's mutations, each with its `name`, `file`, `old` and `new`, and the `chapter` that stands on the rule."""
    with open(os.path.join(FOLDER, family + ".json")) as file:
        return json.load(file)["mutations"]
