/** Copies to begin with for web pages, each with its format and a brief in its front matter. */
export const web: Readonly<Record<string, string>> = {
  'landing-page': `---
format: landing-page
brief: warm and modern, cream background, one brick red accent, a large headline
---

# Bread that keeps for a week

Sourdough by post, baked on Monday, at your door on Tuesday.

[Order a loaf](https://loaf.example/order)

## How it works

1. **Choose** a loaf, or let us
2. **We bake** it on Monday night
3. **It travels** in linen, not plastic

## What is in it

Flour from one mill, water, salt. Twenty-four hours of waiting.

> I have stopped buying any other.
>
> — Hilde, Trondheim

## Prices

| | One loaf | A loaf a week |
|---|---|---|
| Country | €7.50 | €6.50 |
| Rye | €8.00 | €7.00 |
| Seeds | €8.50 | €7.50 |

## Questions

### How long does it keep?

A week in its linen, three months in the freezer.

### Can I skip a week?

Yes, until Sunday evening.

[Order a loaf](https://loaf.example/order)
`,

  'link-in-bio': `---
format: link-in-bio
brief: soft peach, dark plum, rounded buttons
---

# Noor Haddad

Cooks on a boat. Writes it down.

- [This week's recipe: lentils with burnt lemon](https://noor.example/lentils)
- [The book, signed](https://noor.example/book)
- [Where the boat is](https://noor.example/map)
- [Cook with me, from €45](https://noor.example/classes)
- [Write to me](mailto:noor@noor.example)
`,

  portfolio: `---
format: portfolio
brief: white, black, one cobalt blue, large type, much air
---

# Kenji Morita

Signs, letters and wayfinding

## Work

### Harbour signs, Kobe, 2026

Two hundred signs for a port where nobody shares a language. One alphabet of arrows.

### Bakery letters, Nara, 2025

Gold leaf on glass, drawn and laid by hand.

### A hospital that is easy to leave, Osaka, 2024

Colours for the floors, a bird for each ward. Lost visitors fell by 70 %.

## About

Born in Kobe, taught in Basel. I work with one assistant and no deadline under three weeks.

## Contact

kenji@morita.example · +81 78 555 0142
`,

  lookbook: `---
format: lookbook
brief: off-white, charcoal and rust, quiet
---

# Salt Line

Autumn 2027

Clothes for people who work near the sea, made in Galicia from five cloths.

## 1. Harbour coat

Waxed cotton, horn buttons, a collar for wind. €390

## 2. Net sweater

Undyed wool in the stitch of a herring net. €210

## 3. Deck trousers

Hemp canvas, two pleats, room to kneel. €165

## 4. Watch cap

Made from what the sweaters leave over. €38

Made by Lorena Pazos, Muros · saltline.example
`,
}
