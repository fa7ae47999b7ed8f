/** The frame of every page: masthead, margins, heads of pages and sections. */
export function writeFrame(): string {
  return `
.skip{position:absolute;left:-999px;top:0;z-index:9;background:var(--accent);color:var(--on-accent);padding:.5rem 1rem}
.skip:focus{left:0}
.masthead{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-1-5);padding:.6rem clamp(1rem,4vw,2.5rem);border-bottom:1px solid var(--hairline)}
.brand{display:flex;align-items:center;gap:.6rem;min-height:44px;font:600 var(--step-1)/1 var(--display);color:var(--heading);text-decoration:none}
.sections{display:flex;gap:.25rem}
.sections a{display:flex;align-items:center;min-height:44px;padding:0 .75rem;border-radius:var(--radius);color:var(--text);text-decoration:none}
.sections a:hover{background:var(--surface)}
.sections a[aria-current]{color:var(--accent-text);font-weight:var(--strong);text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.45em}
.sign-out{display:flex;align-items:center;gap:.75rem;margin-inline-start:auto}
.sign-out .button{margin-inline-end:-.6rem}
.who{color:var(--muted);font-size:var(--step--1);max-width:16em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.main{max-width:76rem;margin:0 auto;padding:clamp(1.25rem,3vw,2.5rem) clamp(1rem,4vw,2.5rem) 4rem;display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-1);align-content:start}
.main>*{min-width:0}
.main.narrow{max-width:37rem;padding-top:clamp(2rem,8vh,5rem)}
.main.wide{max-width:none;padding:0;gap:0}
.main section,.main .job-cards,.main .figures{margin-top:var(--space-0-5)}
#fresh{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-1)}
.page-head{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem;margin-bottom:var(--space-0-5)}
.page-head>:first-child{margin-inline-end:auto}
.job-head{align-items:end}
.job-head>:first-child{flex:1 1 24rem;min-width:0;display:grid;gap:.5rem}
.section-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.25rem 1rem;margin-bottom:var(--space-0-75)}
.crumbs{font-size:var(--step--1);margin-bottom:-.75rem}
.crumbs a{display:inline-block;max-width:100%;padding-block:.35rem;overflow-wrap:anywhere}
.crumbs a::before{content:"←";display:inline-block;margin-inline-end:.4em}
.page-foot{margin-top:var(--space-2);border-top:1px solid var(--hairline);padding-top:var(--space-0-75)}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:var(--space-1)}
.columns>section{margin:0}
.stack{display:grid;gap:var(--space-0-75);justify-items:start}
.stack .field{width:100%;max-width:28rem}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
.pager{display:flex;gap:.5rem;justify-content:center;margin-top:var(--space-1)}
.pager:empty{display:none}
@media (max-width:46rem){
.masthead{gap:0 .5rem;padding-block:.25rem 0}
.masthead nav{order:3;flex:1 0 100%;margin-inline:-1rem;padding-inline:.25rem;overflow-x:auto;border-top:1px solid var(--hairline)}
.sections{justify-content:space-between}
.sections a{white-space:nowrap}
.who{display:none}
h1{font-size:var(--step-3)}
.page-head>.search{order:3;flex:1 0 100%}
.job-head>.actions{flex:1 0 100%}
.job-head>.actions .button{flex:1 1 auto}
}
`
}
