/** How a line on an envelope begins that opens in small letters: to whose hands, by whom, a street. No line above goes on in it. */
export const ENVELOPE: RegExp =
  /^(?:c\/o|p\/a|a\/a|z\.\s?h[dn]\.|t\.?a\.?v\.?|att[n.:]|at\.te|k\.\s?att|à l['’]att|all['’]att|u rąk|do rąk|k rukám|ul\.|al\.|pl\.|os\.)(?!\p{L})/iu
