/** What the things that documents tell are called: a brief that says one of them and how loud it is to be speaks of the copy's. */
export const namedThings: ReadonlySet<string> = new Set(
  (
    'phone|telephone|phone number|telephone number|mobile|mobile number|cell|whatsapp|email|email address|website|web address|url|handle|' +
    'address|street address|place|venue|location|meeting point|time|start time|starting time|kick off|kick off time|kickoff|kickoff time|show time|times|doors|curtain|' +
    'when and where|where and when|' +
    'opening hours|opening times|hours|day|deadline|due date|payment date|expiry|expiry date|expiration date|valid until|validity|' +
    'boarding time|departure time|flight time|take off time|takeoff time|sailing time|time of departure|arrival time|departure|arrival|seat|seat number|row|gate|platform|block|stand|sector|door|entrance|class|flight number|destination|' +
    'code|promo code|discount code|voucher code|coupon code|booking code|booking number|booking reference|reference|reference number|' +
    'ticket number|voucher number|serial number|order number|invoice number|receipt number|certificate number|' +
    'total|totals|total price|total cost|total amount|full cost|overall cost|grand total|sum total|amount due|total due|balance due|balance|amount|value|worth|offer|discount|deal|saving|savings|percentage|' +
    'bank details|bank account|account number|payment details|iban|payment terms|' +
    'status|recipient|winner|passenger|guest|holder|author|byline|speaker|speakers|job title|position|company|company name|company names|employer|employers|' +
    'summary|executive summary|exec summary|abstract|conclusion|conclusions|key findings|findings|key points|key facts|takeaways|key takeaways|' +
    'key dates|timetable|schedule|next steps|recommendations|results|' +
    'signature blocks|signature block|signatures|signature lines|signature line|' +
    'couple|first name|first names|occasion|course|award|headcount|rsvp|dress code|speakers|contact|contact details|contact info'
  ).split('|'),
)
