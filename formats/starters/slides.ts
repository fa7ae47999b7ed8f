/** Copies to begin with for decks, each with its format and a brief in its front matter. */
export const slides: Readonly<Record<string, string>> = {
  'slide-deck': `---
format: slide-deck
brief: dark green covers, cream pages, a clear sans
---

# Bees on the roof

What two years of hives taught a city school

---

## Why we did it

- The roof was empty
- The biology class was not
- A beekeeper lives next door

---

## 42 kg

of honey in the second summer

---

## What it took

1. A letter to every parent
2. Two hives, four suits, one ladder
3. Twenty minutes a week

---

## What changed

| | 2025 | 2026 |
|---|---|---|
| Pupils in the club | 6 | 31 |
| Stings | 9 | 4 |
| Jars sold | 0 | 118 |

---

> They hum when they are happy. So do I.
>
> — Mia, class 4b

---

# Come up and see

Thursdays at two · bees@school.example
`,

  presentation: `---
format: presentation
brief: white, ink blue, one yellow accent, calm
---

# How to keep a river clean

A talk for the anglers' club, 11 May 2027

---

## What is in the water

| | 2016 | 2026 |
|---|---|---|
| Nitrate, mg/l | 31 | 18 |
| Kinds of insect | 12 | 27 |
| Otters seen | 0 | 5 |

---

## 11 km

of bank that nobody mows any more

---

## Three things helped

1. Trees on the south bank
2. A settling pond below the farm
3. Counting, every month, out loud

---

## What you can do

- Look under stones and write it down
- Leave dead wood where it lies
- Ring us before you dig

---

# Thank you

river@club.example
`,

  'pitch-deck': `---
format: pitch-deck
brief: near black, one electric green, bold
---

# Loop

Jars that come back

---

## The problem

A jar is made to last a century and is used once.

---

## 9 billion

jars are melted down every year in Europe

---

## How it works

1. Shops sell in our jars
2. You bring them back to any shop
3. We wash them, within 50 km

---

## Traction

| | 2025 | 2026 |
|---|---|---|
| Shops | 14 | 96 |
| Jars in use | 40,000 | 610,000 |
| Back within 90 days | 81 % | 93 % |

---

## The team

- **Sanne Visser**, logistics, ten years at a dairy
- **Marek Hudec**, washing lines
- **Ife Balogun**, shops and people

---

## We are raising €1.8 million

for two more washing plants

---

# Bring it back

sanne@loop.example
`,
}
