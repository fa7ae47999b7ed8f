export const viewerScript: string = ``
