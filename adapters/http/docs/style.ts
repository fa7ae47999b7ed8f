/** How the page of the description looks: contents, what an operation does, how it is called; side by side where there is room. */
export const docsStyle = `
html{scroll-padding-top:1.5rem}
.skip{position:absolute;left:-999px;top:0;z-index:9;background:var(--accent);color:var(--on-accent);padding:.5rem 1rem}
.skip:focus{left:0}
.masthead{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-1-5);padding:.6rem clamp(1rem,4vw,2.5rem);border-bottom:1px solid var(--hairline)}
.brand{display:flex;align-items:center;gap:.6rem;min-height:44px;font:600 var(--step-1)/1 var(--display);color:var(--heading);text-decoration:none}
.masthead nav{display:flex;gap:1.25rem}
.masthead nav a{display:flex;align-items:center;min-height:44px}
.page{max-width:92rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem)}
main{min-width:0;padding:clamp(1.5rem,4vw,3rem) 0 6rem}
.title{display:grid;gap:var(--space-0-5)}
h1{font-size:var(--step-5)}
h2{font-size:var(--step-3)}
h3{font:600 var(--step-2)/1.2 var(--display)}
h4{margin:0 0 .35rem;color:var(--muted);font:400 var(--step--1)/1.4 var(--sans)}
h3 a{color:inherit;text-decoration:none}
h3 a:hover{text-decoration:underline}
p{max-width:42em;text-wrap:pretty}
code{overflow-wrap:anywhere}
pre{padding:.8rem 1rem;border-radius:var(--radius);background:var(--surface);font-size:.8rem;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere}
pre code{padding:0;background:none;font-size:1em}
summary{color:var(--accent-text);font-size:var(--step--1);padding:.25rem 0}
.contents{display:flex;flex-wrap:wrap;gap:0 1.25rem;padding:.5rem 0;border-bottom:1px solid var(--hairline)}
.contents h2{font:400 1rem/1.4 var(--sans)}
.contents h2 a{display:flex;align-items:center;min-height:44px}
.contents ul{display:none}
.guide article{display:grid;gap:var(--space-0-75);margin-top:var(--space-2)}
.way{display:grid;gap:var(--space-1);counter-reset:way}
.way li{display:grid;grid-template-columns:2rem minmax(0,1fr);gap:.5rem;counter-increment:way}
.way li::before{content:counter(way);font:600 var(--step-1)/1.4 var(--display);color:var(--accent-text)}
.way li>*{grid-column:2}
.way li>p:first-child{grid-row:1}
.habits{display:grid}
.habits div{display:grid;grid-template-columns:minmax(0,7rem) minmax(0,1fr);gap:.25rem 1rem;padding:.55rem 0;border-top:1px solid var(--hairline)}
.habits dt{font-weight:var(--strong)}
.area{margin-top:var(--space-3)}
.index{display:grid;margin:var(--space-0-75) 0 0}
.index li{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;padding:.45rem 0;border-top:1px solid var(--hairline)}
.index a{text-decoration:none}
.index a:hover .path{text-decoration:underline}
.index li>span{color:var(--muted);font-size:var(--step--1)}
.method{display:inline-block;min-width:3.6rem;color:var(--muted);font:400 .75rem/1.4 var(--mono)}
.path{padding:0;background:none;color:var(--heading)}
.path i{color:var(--muted);font-style:normal}
.operation{display:grid;gap:var(--space-0-75) var(--space-1-5);margin-top:var(--space-2);padding-top:var(--space-1-5);border-top:1px solid var(--border)}
.operation>header{display:grid;gap:.4rem}
.call{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .4rem;max-width:none}
.call .path{font-size:.95rem}
.need{margin-inline-start:auto;color:var(--muted);font-size:var(--step--1)}
.says,.shows{display:grid;gap:var(--space-0-75);align-content:start;min-width:0}
.shows{gap:.6rem}
.answer{font-size:var(--step--1);color:var(--muted)}
.answer b{color:var(--success);font-weight:var(--strong)}
.answer .bad{color:var(--danger)}
.fields{display:grid}
.fields>div{padding:.45rem 0;border-top:1px solid var(--hairline)}
.fields dt{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .75rem}
.fields dt code{padding:0;background:none;color:var(--heading);font-size:.9rem}
.fields dt span{color:var(--muted);font-size:var(--step--1)}
.fields dt b{color:var(--accent-text);font-weight:400}
.fields dd{font-size:.95rem}
.fields>.short{display:flex;gap:.75rem;align-items:baseline}
.fields .fields{margin:.35rem 0 0 1rem}
.choices{max-width:none;line-height:1.9}
.choices code{white-space:nowrap}
.refusals{display:grid}
.refusals li{display:grid;grid-template-columns:2.4rem minmax(0,1fr);padding:.3rem 0;font-size:.95rem}
.refusals b{color:var(--danger);font-weight:var(--strong)}
@media (max-width:46rem){
.habits div{grid-template-columns:minmax(0,1fr)}
pre{padding:.7rem .75rem;font-size:.75rem}
.way li{grid-template-columns:1.25rem minmax(0,1fr)}
}
@media (min-width:64rem){
.page{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:clamp(2rem,4vw,4rem)}
.contents{position:sticky;top:0;display:block;max-height:100vh;overflow-y:auto;padding:clamp(1.5rem,4vw,3rem) .5rem 3rem 0;border:0;font-size:var(--step--1)}
.contents h2{margin-top:1.1rem;font:600 var(--step--1)/1.4 var(--sans)}
.contents h2:first-child{margin-top:0}
.contents h2 a{display:block;min-height:0;color:var(--heading);text-decoration:none}
.contents ul{display:block;margin-top:.25rem}
.contents li a{display:block;padding:.2rem 0;color:var(--muted);text-decoration:none}
.contents a:hover{text-decoration:underline}
.index li{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
}
@media (min-width:80rem){
.operation{grid-template-columns:minmax(0,1fr) minmax(0,28rem)}
.operation>header{grid-column:1/-1}
.shows{position:sticky;top:1.5rem;align-self:start}
.guide article{max-width:52rem}
}
`
