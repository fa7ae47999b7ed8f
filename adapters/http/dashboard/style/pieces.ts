/** What pages are put together from: notices, cards, panels, tables. */
export function writePieces(): string {
  return `
.notice{padding:.7rem 1rem;border-inline-start:4px solid var(--border);border-radius:var(--radius);background:var(--surface)}
.notice.success{border-color:var(--success)}
.notice.danger{border-color:var(--danger)}
.notice.warning{border-color:var(--warning)}
.error-text{color:var(--danger);font-weight:var(--strong)}
.error-code{font:600 var(--step-5)/1 var(--display);color:var(--accent-text)}
.sign-in{max-width:28rem}
.error-page,.sign-in,.question{display:grid;gap:var(--space-0-75);justify-items:start}
.sign-in form{display:grid;gap:var(--space-0-75);width:100%;margin-top:.25rem}
.panel{padding:var(--space-1);border:1px solid var(--hairline);border-radius:var(--radius);background:var(--raised);display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;align-content:start}
.publication{grid-template-columns:minmax(0,1fr) auto;align-items:center}
.publication>div{display:grid;gap:.4rem}
.publication .button.small{margin-inline-start:.25rem;vertical-align:middle}
.address{overflow-wrap:anywhere}
.secret{border-color:var(--accent-text);background:var(--accent-soft)}
.secret-line{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
.secret-line code{overflow-wrap:anywhere;padding:.5rem .7rem;background:var(--paper)}
.empty{display:grid;gap:.5rem;justify-items:center;padding:var(--space-2) var(--space-1);border:1.5px dashed var(--hairline);border-radius:var(--radius);text-align:center;color:var(--muted)}
.welcome{display:grid;gap:var(--space-1);padding-top:var(--space-1)}
.welcome section h2{margin-bottom:var(--space-0-75);font-size:var(--step-1)}
.welcome h1{font-size:var(--step-5)}
.lessons{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:var(--space-1-5);counter-reset:lesson;margin:var(--space-0-5) 0}
.lessons li{display:grid;gap:.4rem;align-content:start;border-top:2px solid var(--accent-text);padding-top:.75rem;counter-increment:lesson}
.lessons li::before{content:counter(lesson);font:600 var(--step-3)/1 var(--display);color:var(--accent-text)}
.lessons p{color:var(--muted)}
.thumbnail{display:grid;place-items:center;aspect-ratio:4/3;padding:.9rem;border-radius:calc(var(--radius) - 2px);background:var(--surface);overflow:hidden}
.thumbnail img{max-width:100%;max-height:100%;min-height:0;object-fit:contain;box-shadow:0 1px 2px #0002,0 4px 14px #0002}
.thumbnail.none::after{content:"";width:28%;aspect-ratio:210/297;border:1.5px dashed var(--border);border-radius:2px}
.job-cards,.versions{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:var(--space-1)}
.job-card{position:relative;display:grid;gap:.3rem;align-content:start;padding:.6rem .6rem .9rem;border:1px solid var(--hairline);border-radius:var(--radius);background:var(--raised)}
.actions>.quiet:first-child,.page-foot>.quiet{margin-inline-start:-.6rem}
.job-card:hover{border-color:var(--border)}
.job-link{display:grid;gap:.7rem;color:var(--heading);text-decoration:none}
.job-link::after{content:"";position:absolute;inset:0;border-radius:var(--radius)}
.job-link:hover .job-name{text-decoration:underline}
.job-name{font:600 var(--step-1)/1.25 var(--display);display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.job-card .job-name,.job-card>p{padding-inline:.3rem}
.job-facts{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .9rem;font-size:var(--step--1);color:var(--muted)}
.job-when{font-size:var(--step--1);color:var(--muted)}
.public{color:var(--success);white-space:nowrap}
.status{display:inline-flex;align-items:center;gap:.4em;color:var(--muted);font-size:var(--step--1);white-space:nowrap}
.status::before{content:"";width:.55em;height:.55em;border-radius:50%;background:currentColor}
.status.success{color:var(--success)}
.status.danger{color:var(--danger)}
.status.active{color:var(--accent-text)}
.mark{display:inline-block;padding:.05rem .5rem;border:1px solid currentColor;border-radius:99px;font:400 var(--step--1)/1.4 var(--sans);color:var(--accent-text)}
.mark{margin-inline-start:.25rem}
.mark.public{color:var(--success)}
.run-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .9rem}
.run-head h2{font-size:var(--step-1)}
.long-brief{display:grid;gap:.25rem}
.long-brief summary{color:var(--accent-text);font-size:var(--step--1)}
.brief{padding-inline-start:.8rem;border-inline-start:2px solid var(--hairline);color:var(--muted);white-space:pre-line;overflow-wrap:anywhere}
.steps{display:grid;grid-template-columns:repeat(5,1fr);gap:.35rem;font-size:var(--step--1);color:var(--muted)}
.steps li{padding-top:.4rem;border-top:4px solid var(--hairline);overflow:hidden;text-overflow:ellipsis}
.steps .done{border-color:var(--accent-text)}
.steps [aria-current]{border-color:var(--accent-text);color:var(--text);font-weight:var(--strong)}
@media (min-width:46.01rem){.steps-word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
.steps-word{font-size:var(--step--1);color:var(--muted)}
.log{max-height:22rem;margin-top:.5rem;padding:.75rem;overflow:auto;border-radius:var(--radius);background:var(--surface);font-size:.8rem;line-height:1.5;white-space:pre-wrap}
.version{display:grid}
.version article{display:grid;grid-template:auto 1fr/minmax(0,1fr);gap:.5rem;padding:.6rem .6rem .9rem;border:1px solid var(--hairline);border-radius:var(--radius);background:var(--raised)}
.version-text{display:flex;flex-direction:column;gap:.5rem;padding-inline:.3rem}
.version .brief{padding-inline-start:.6rem;font-size:var(--step--1)}
.version .actions{margin-top:auto;padding-top:.25rem}
.version-link{display:block;border-radius:var(--radius)}
.version-head{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem}
.version-head h3{margin-inline-end:auto}
.summary{display:grid;gap:.15rem}
.swatch{display:inline-block;width:.85em;height:.85em;margin-inline-end:.3em;vertical-align:-.05em;border:1px solid var(--border);border-radius:2px}
.summary li{overflow-wrap:anywhere}
.read-as{display:grid;grid-template-columns:minmax(0,1fr);gap:.3rem;padding-top:.5rem;border-top:1px solid var(--hairline);font-size:var(--step--1)}
.read-as h4,.read-as dl,.read-as dd{margin:0}
.read-as h4{font:400 1em/1.4 var(--sans);overflow-wrap:anywhere}
.read-as b{font-weight:var(--strong)}
.read-as dl{display:grid;gap:.2rem}
.read-as dl div{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:0 .6rem}
.read-as dt{color:var(--muted);overflow-wrap:anywhere}
.read-as dd{overflow-wrap:anywhere}
.read-as details{display:grid;gap:.3rem}
.read-as details dl{padding-top:.2rem}
.read-as summary{min-height:32px;align-content:center;color:var(--accent-text)}
.version-links{display:flex;flex-wrap:wrap;gap:0 1rem}
.version-links a{display:inline-flex;align-items:center;min-height:32px}
.older>summary{min-height:44px;display:flex;align-items:center;color:var(--accent-text)}
.older .panel{margin-top:.75rem}
.question .thumbnail{width:100%;aspect-ratio:16/10}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1px;background:var(--hairline);border:1px solid var(--hairline);border-radius:var(--radius);overflow:hidden}
.figure{padding:var(--space-0-75) var(--space-1);background:var(--raised)}
.figure dt{color:var(--muted);font-size:var(--step--1)}
.figure dd:not(.hint){font:600 var(--step-3)/1.2 var(--display);font-feature-settings:"lnum","tnum"}
.facts{display:grid;gap:.35rem}
.facts div{display:grid;grid-template-columns:3.25rem minmax(0,1fr);gap:0 .75rem}
.facts code{padding:0;background:none}
.facts dt{color:var(--muted)}
.facts dd{overflow-wrap:anywhere}
.table{width:100%;border-collapse:collapse;margin-top:.75rem}
.table th,.table td{padding:.65rem .75rem .65rem 0;text-align:start;vertical-align:baseline;border-bottom:1px solid var(--hairline);font-weight:400}
.table thead th{color:var(--muted);font-size:var(--step--1)}
.table tbody th{font-weight:var(--strong)}
.table .end{text-align:end;padding-block:.25rem;padding-inline-end:0}
.table .amount{text-align:end;padding-inline-end:0;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.table .plus{color:var(--success)}
@media (min-width:46.01rem){
.version:only-child article{grid-template:auto/minmax(0,5fr) minmax(0,6fr);gap:var(--space-1);padding-bottom:.6rem}
.version:only-child .version-text{padding-block:.5rem}
.version:only-child .actions{margin-top:0}
.versions:has(>:only-child){grid-template-columns:minmax(0,1fr)}
}
@media (max-width:46rem){
.job-cards{grid-template-columns:1fr 1fr;gap:.75rem}
.job-card{padding:.4rem .4rem .7rem}
.job-name{font-size:1rem}
.thumbnail{padding:.6rem}
.versions .thumbnail,.question .thumbnail{padding:.9rem}
.publication{grid-template-columns:minmax(0,1fr)}
.table thead{display:none}
.table,.table tbody,.table tr,.table th,.table td{display:block}
.table tr{padding:.6rem 0;border-bottom:1px solid var(--hairline)}
.table tbody th,.table td{border:0;padding:.1rem 0}
.table td[data-label]{display:flex;justify-content:space-between;gap:1rem}
.table td[data-label]::before{content:attr(data-label);flex:none;color:var(--muted)}
.table td[data-label]{text-align:end}
.table tr{position:relative}
.table tr:has(.end) th{padding-inline-end:5rem}
.table .end{position:absolute;inset-block-start:-.15rem;inset-inline-end:-.6rem}
.ledger tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem}
.ledger td[data-label]{display:block;text-align:start}
.ledger td:not(:nth-child(2)){text-align:end}
.ledger .amount{grid-area:1/2;color:inherit;font-variant-numeric:tabular-nums}
.ledger .plus{color:var(--success)}
.ledger td{color:var(--muted);font-size:var(--step--1)}
.ledger .amount{font-size:1rem}
.ledger td[data-label]::before{content:none}
.steps{grid-template-columns:repeat(5,1fr)}
.steps li{font-size:0;padding:0;height:4px}
}
.read-ahead{margin-top:.5rem}
.version-page{display:grid;grid-template-columns:minmax(0,1fr) minmax(14rem,20rem);gap:var(--space-2);align-items:start}
.version-main,.version-side{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-1-5);align-content:start}
.version-main h2{font-size:var(--step-1);margin-bottom:.5rem}
.messages ol{display:grid;gap:var(--space-0-75);list-style:none;padding:0}
.message{display:grid;grid-template-columns:minmax(0,1fr);gap:.4rem;padding:.7rem 1rem;border-inline-start:4px solid var(--border);border-radius:var(--radius);background:var(--surface)}
.message.error{border-color:var(--danger)}
.message.warning{border-color:var(--warning)}
.message code{font-size:var(--step--1);color:var(--muted)}
.excerpt{overflow-x:auto;padding:.5rem .7rem;background:var(--paper);border-radius:var(--radius);font-size:var(--step--1)}
.excerpt mark{background:var(--accent-soft);color:var(--on-accent-soft)}
.line-number{display:inline-block;min-width:2.5em;margin-inline-end:.8em;text-align:end;color:var(--muted);user-select:none}
.excerpt mark .line-number{color:inherit}
.brief-report .brief{margin-bottom:.7rem}
.brief-report tbody th{overflow-wrap:anywhere}
.brief-report td:nth-child(2){white-space:nowrap}
.compare-choice{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-bottom:var(--space-1)}
.compare-choice select{width:auto}
.compare{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-1-5);align-items:start}
.compare-side{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}
.compare-side img{width:100%;height:auto;border:1px solid var(--hairline);background:#fff}
@media (max-width:46rem){.version-page{grid-template-columns:minmax(0,1fr)}.compare{grid-template-columns:repeat(2,minmax(0,1fr));gap:.75rem}}
`
}
