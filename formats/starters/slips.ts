/** Copies to begin with for sheets of one, each with its format and a brief in its front matter. */
export const slips: Readonly<Record<string, string>> = {
  certificate: `---
format: certificate
brief: ivory and dark blue, engraved letters
---

# Certificate of Completion

This certifies that

**Amara Nwosu**

has completed the course

**Timber Framing, Level 2**

120 hours of practice, with distinction

28 May 2027

Greta Holm, Course Leader
Pádraig Ó Sé, Master Carpenter
`,

  invoice: `---
format: invoice
brief: white, dark green, a clear sans, the total large
---

# Invoice 2027-018

**From:** Mira Okafor, Garden Design
12 Mill Lane, Otley LS21 3AX
mira@okafor.example

**To:** The Wharfe Inn
Bridge Street, Otley LS21 1BQ

Date: 3 March 2027
Due: 2 April 2027

| Description | Quantity | Price | Amount |
|---|---|---|---|
| Plan of the terrace | 1 | £640.00 | £640.00 |
| Planting, hours | 14 | £38.00 | £532.00 |
| Shrubs and perennials | 1 | £415.00 | £415.00 |

Subtotal: £1,587.00
VAT 20 %: £317.40
**Total: £1,904.40**

Pay to: Yorkshire Bank, 20-45-77, 5550 1043
`,

  menu: `---
format: menu
brief: a neighbourhood bistro, cream paper, oxblood and dark green
---

# Chez Odile

Lunch, Tuesday to Saturday

## To start

Leeks in vinaigrette, hazelnuts — 7.50
Soup of the day, bread — 6.00
Mackerel rillettes, pickled cucumber — 8.50

## Mains

Hake, white beans, green sauce — 17.00
Chicken with forty cloves of garlic — 16.50
Stuffed cabbage, chestnuts (v) — 14.00

## To finish

Rice pudding, burnt sugar — 6.50
Two cheeses, quince — 8.00

## By the glass

Muscadet, Loire — 5.00
Gamay, Beaujolais — 5.50

Tell us about allergies. Service is included.
`,

  receipt: `---
format: receipt
brief: black on white, typewriter letters, the total large
---

# Second Spin Records

31 Rue des Tables, Lyon
04 78 55 50 12

12 April 2027, 15:42 · Receipt 8841

| Item | Price |
|---|---|
| LP, Blue Nile, Hats | €24.00 |
| LP, Tinariwen, Aman Iman | €27.50 |
| Inner sleeves, 10 | €4.00 |

Subtotal: €55.50
Discount: −€5.50
**Total: €50.00**

Paid by card
Thank you. Returns within 14 days.
`,
}
