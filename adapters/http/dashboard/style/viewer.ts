/** The viewer: a bar, the page, and the panel in which a text is changed. */
export function writeViewer(): string {
  return `
.viewer{display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr);min-height:100vh;min-height:100dvh}
.viewer-bar{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;padding:.5rem clamp(.75rem,2vw,1.5rem);border-bottom:1px solid var(--hairline);background:var(--raised)}
.viewer-title{display:flex;align-items:center;gap:.25rem;flex:1 1 14rem;min-width:0}
.viewer-title h1{font-size:var(--step-1);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.back{display:grid;flex:none;place-items:center;width:44px;height:44px;margin-inline-start:-.6rem;text-decoration:none;border-radius:var(--radius)}
.back:hover{background:var(--surface)}
.back::before{content:"←";font-size:1.25rem}
.version-choice{display:flex;gap:.4rem}
.version-choice select{width:auto;max-width:14rem;padding-inline:.6rem}
.version-choice.lively button{display:none}
.tabs{display:flex}
.tabs a{display:flex;align-items:center;min-height:44px;padding:0 .8rem;color:var(--text);text-decoration:none;border-bottom:2px solid transparent}
.tabs a:hover{background:var(--surface)}
.tabs a[aria-current]{color:var(--accent-text);font-weight:var(--strong);border-color:currentColor}
#edit[aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent-text);color:var(--on-accent-soft)}
.menu{position:relative}
.menu summary{list-style:none}
.menu summary::-webkit-details-marker{display:none}
.menu summary::after{content:"▾";margin-inline-start:.4em;font-size:.8em}
.menu ul{position:absolute;inset-inline-end:0;top:calc(100% + .25rem);z-index:5;min-width:9rem;padding:.3rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--raised);box-shadow:0 6px 24px #0003}
.menu a{display:flex;align-items:center;min-height:44px;padding:0 .75rem;border-radius:4px;color:var(--text);text-decoration:none}
.menu a:hover{background:var(--surface)}
.stage{display:grid;grid-template-columns:minmax(0,1fr);min-height:0}
.stage iframe{width:100%;height:100%;min-height:calc(100dvh - 4rem);border:0;background:#fff}
.editing .stage{grid-template-columns:minmax(0,1fr) 22rem}
.editor{display:grid;align-content:start;gap:.6rem;padding:var(--space-0-75);border-inline-start:1px solid var(--hairline);background:var(--paper)}
.editor label{font-weight:var(--strong)}
.editor textarea:disabled{opacity:.6}
.editor-changes{display:grid;gap:.25rem;padding:0;list-style:none}
.editor-changes .button{max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;justify-content:start}
.page-pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:var(--space-1-5);align-items:start;justify-items:center;padding:var(--space-1-5) clamp(1rem,3vw,2.5rem);background:var(--surface)}
.page-pictures img{max-height:88vh;box-shadow:0 1px 2px #0002,0 6px 24px #0002;background:#fff}
.page-pictures figcaption{margin-top:.5rem;text-align:center;font-size:var(--step--1);color:var(--muted)}
@media (max-width:46rem){
.viewer-title{flex-basis:8rem}
.viewer-title:has(+.tabs){flex-basis:100%}
.viewer-title h1{font-size:1rem;white-space:normal;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.version-choice select{max-width:11rem}
.tabs{margin-inline-start:-.5rem}
.viewer-bar>.actions{margin-inline-start:auto}
.viewer-bar .button{padding-inline:.7rem}
.tabs a{padding:0 .5rem}
.editing .stage{grid-template-columns:minmax(0,1fr);grid-template-rows:minmax(0,1fr) auto}
.editing .stage iframe{min-height:0}
.editing.viewer{height:100dvh}
.editor{border-inline-start:0;border-top:1px solid var(--hairline);max-height:55dvh;overflow:auto}
.editor h2{display:none}
}
`
}
