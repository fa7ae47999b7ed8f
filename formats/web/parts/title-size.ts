/** Step of the type scale for a title: long titles and titles with long words stand smaller. */
export function titleStep(title: string, most: number): number {
  const longest = Math.max(0, ...title.split(/[\s-]+/).map(word => [...word].length))
  const length = [...title].length
  const smaller = (length > 60 ? 1 : 0) + (length > 110 ? 1 : 0) + (length > 200 ? 1 : 0)
  return Math.max(1, most - Math.max(smaller, longest > 20 ? 2 : longest > 13 ? 1 : 0))
}
