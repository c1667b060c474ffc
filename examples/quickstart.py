"""From nothing to a fight, told in words, with Python 3 alone. With `npm start` in another terminal:

    python3 examples/quickstart.py
"""
import json
import sys
import urllib.request
import uuid

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:4000/graphql"
headers = {"content-type": "application/json"}


def ask(document, **variables):
    """What the one field of a document is answered with, unless it was refused."""
    body = json.dumps({"query": document, "variables": variables}).encode()
    with urllib.request.urlopen(urllib.request.Request(URL, body, headers)) as response:
        (answer,) = json.load(response)["data"].values()
    if "message" in answer:
        raise SystemExit(answer["message"])
    for event in answer.get("events", []):
        print(event["text"])
    return answer


def do(mutation, more="", **data):
    """Does it once: a copy that is sent again has the same key."""
    name = mutation[0].upper() + mutation[1:]
    document = f"""mutation ($input: {name}Input!) {{ {mutation}(input: $input) {{
        ... on {name}Payload {{ events {{ text }} {more} }} ... on UserError {{ message }} }} }}"""
    return ask(document, input={**data, "idempotencyKey": str(uuid.uuid4())})


def pick(choice, decision):
    """The first of what may be picked."""
    field, least = choice["field"], choice["min"]
    if choice["kind"] == "COMBATANT":
        return {"field": field, "combatantIds": choice["combatantIds"][:least]}
    if choice["kind"] == "KEY":
        return {"field": field, "keys": choice["keys"][:least]}
    if choice["kind"] == "NUMBER":
        return {"field": field, "number": choice["minimum"] or 0}
    if choice["kind"] == "TEXT":
        return {"field": field, "text": "when the time has come"}
    hexes = {each["id"]: each["hexes"] for each in decision["hexSets"]}
    return {"field": field, "hexes": hexes[choice["area"]["id"]][:least]}


AWAITING = """query ($id: ID!) { encounter(id: $id) { ... on UserError { message } ... on Encounter {
    version awaiting(required: true) { hexSets { id hexes { q r } } options { id intent hasNoTarget
    choices { field kind min minimum combatantIds keys area { id } } } } } } }"""

made = do("createEncounter", "token encounter { id }", name="Bridge at dusk", ruleset="SEGMENTS")
fight, token = made["encounter"]["id"], made["token"]
headers["authorization"] = f"Bearer {token}"
print(f"See it in a browser: {URL.removesuffix('graphql')}#/join/{token}")
fencer = {"creature": "reed-fencer", "side": "heroes", "position": {"q": 0, "r": 0}}
lurker = {"creature": "marsh-lurker", "side": "raiders", "position": {"q": 1, "r": 0}}
do("addCombatants", encounterId=fight, creatures=[fencer, lurker])
do("rollInitiative", encounterId=fight)
while (now := ask(AWAITING, id=fight))["awaiting"]:
    decision = now["awaiting"][0]  # Here the player of its combatant would be asked.
    attacks = [o for o in decision["options"] if o["intent"] == "ATTACK" and not o["hasNoTarget"]]
    option = (attacks or decision["options"])[0]
    picks = [pick(choice, decision) for choice in option["choices"] if choice["min"] > 0]
    do("takeOption", encounterId=fight, version=now["version"], optionId=option["id"], picks=picks)
