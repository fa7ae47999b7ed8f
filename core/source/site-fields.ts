/**
 * Front matter that site generators and slide tools read, in lower case: settings of a program, which no reader of the
 * document should see and about which no author should hear.
 */
export const siteFields: ReadonlySet<string> = new Set(
  `format template layout theme slug permalink url canonical image images cover thumbnail draft published lastmod modified
  tags categories category keywords series weight sidebar sidebar_position nav toc outline head meta og twitter robots
  aliases redirect redirect_from prev next editlink comments excerpt summary translations infer split marp paginate
  math transition style css`.split(/\s+/),
)
