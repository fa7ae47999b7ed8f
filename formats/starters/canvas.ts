/** Copies to begin with for canvases, each with its format and a brief in its front matter. */
export const canvas: Readonly<Record<string, string>> = {
  banner: `---
format: banner
brief: deep green ground, cream letters, one warm yellow accent
---

# The orchard opens on Saturday

Pick your own apples, 5 September to 18 October

**Low Farm, Much Dewchurch** · every day from 10 am
`,

  'boarding-pass': `---
format: boarding-pass
brief: night blue with a coral band, clear sans, the gate and the seat large
---

# Porto OPO → Bergen BGO

Northline NL 482

- Passenger: Inês Cardoso
- Date: 14 May 2027
- Boarding: 07:05
- Departure: 07:45
- Gate: B22
- Seat: 11A
- Booking: QX4T9L
`,

  'business-card': `---
format: business-card
brief: warm white, forest green, a quiet serif
---

# Hanne Lindqvist

Piano tuner and restorer

Lindqvist & Daughter
Östra Hamngatan 12, Göteborg
+46 31 555 01 42
hanne@lindqvist.example
lindqvist.example
`,

  coupon: `---
format: coupon
brief: paper yellow and tomato red, friendly, the offer as large as it goes
---

# 2 for 1

on every loaf before nine

**Crumb & Crust**, 4 Canal Street, Leeds

Code: EARLYBIRD
Valid until: 30 June 2027

One coupon a person. Not with other offers.
`,

  invitation: `---
format: invitation
brief: ivory paper, dark plum letters, elegant, a border
---

# Marta & Jonas

are getting married, and would love you to be there

Saturday, 12 June 2027 at 3 pm
The Glasshouse, Botanical Garden, Ghent

Dinner and dancing follow in the Orangery.

Please answer by 1 May: marta.jonas@wedding.example
`,

  'og-image': `---
format: og-image
brief: ink blue, one signal orange, a heavy grotesque
---

# How we cut our energy bill by 61 %

A year of small repairs in an old school

Field Notes · fieldnotes.example
`,

  poster: `---
format: poster
brief: dark teal ground, cream letters, one coral accent, the title huge
---

# Winter Swimming

The first dip of the year

Sunday, 3 January 2027, 11 am
Harbour Baths, Aarhus

Sauna, soup and a brass band. Bring a towel.

Free for members, 40 kr for guests
`,

  'social-card': `---
format: social-card
brief: cream, one strong green, large friendly letters
---

# Eat the whole carrot

Leaves in the pesto, peel in the broth, the rest on Sunday.

@kitchenwaste
`,

  ticket: `---
format: ticket
brief: black and gold, old theatre
---

# The Lantern Keeper

A play in three acts

- Date: Friday, 19 November 2027
- Doors: 19:00
- Starts: 19:30
- Venue: Royal Court, Malmö
- Row: F
- Seat: 14
- Price: 340 kr
- Ticket: RC-40771
`,

  voucher: `---
format: voucher
brief: sage green, cream, calm, the sum large
---

# Gift voucher

**€ 60** for an afternoon at the potter's wheel

For: Clara Brandt
From: all of us

Code: CLAY-7714-KM
Valid until: 31 December 2027

Studio Tonwerk, Lange Gasse 9, Graz · tonwerk.example
`,
}
