/** Buttons, fields and what else is pressed or filled in. */
export function writeControls(): string {
  return `
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.35rem 1rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--raised);color:var(--text);font:var(--strong) 1rem/1.2 var(--sans);text-decoration:none;cursor:pointer}
.button:hover{background:var(--surface);text-decoration:none}
.button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.button.primary:hover{box-shadow:inset 0 0 0 99px #0002}
.button.danger{background:var(--raised);border-color:var(--danger);color:var(--danger)}
.button.danger:hover{background:var(--surface)}
.button.quiet{background:none;border-color:transparent;color:var(--accent-text);font-weight:400;text-decoration:underline;text-underline-offset:.15em;padding-inline:.6rem}
.button.quiet:hover{background:var(--surface)}
.button.small{min-height:32px;padding:.15rem .6rem;font-size:var(--step--1)}
.button:disabled{opacity:.55;cursor:default}
.field{display:grid;gap:.3rem}
.field>label:not(.check),legend{font-weight:var(--strong);padding:0}
.field>.check{margin-block:-.15rem}
.field>.hint{margin-bottom:.15rem;max-width:44em}
input:not([type=checkbox],[type=radio],[type=file]),textarea,select{width:100%;min-height:44px;padding:.5rem .75rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--raised);color:var(--text);font:400 1rem/1.4 var(--sans)}
textarea{resize:vertical;line-height:var(--leading)}
#content{font:400 .9rem/1.6 var(--mono)}
::placeholder{color:var(--muted);opacity:1}
input[type=checkbox],input[type=radio]{width:1.15rem;height:1.15rem;margin:0;accent-color:var(--accent)}
input[type=file]{max-width:100%;font:inherit;font-size:var(--step--1);color:var(--muted)}
input[type=file]::file-selector-button{min-height:44px;margin-inline-end:.75rem;padding:.35rem .9rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--raised);color:var(--text);font:var(--strong) 1rem/1.2 var(--sans);cursor:pointer}
.check{display:flex;align-items:center;gap:.6rem;min-height:44px}
.beside{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;font-size:var(--step--1);color:var(--muted)}
.search{display:flex;gap:.5rem}
.search input{width:15rem;flex:1 1 auto}
.inline-form{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem;margin:var(--space-0-5) 0}
.inline-form .field{flex:1 1 10rem}
.amounts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;width:100%}
.run-form{display:grid;gap:var(--space-1-5);align-items:start}
.run-fields{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-1-5)}
.submission>.check{margin-block:-.5rem}
.submission{display:grid;gap:.75rem;padding:var(--space-1);border:1px solid var(--hairline);border-radius:var(--radius);background:var(--raised)}
.price{color:var(--muted)}
.price strong{color:var(--text)}
.drop{padding:var(--space-0-75);border:1.5px dashed var(--border);border-radius:var(--radius)}
.lively .drop .hint::after{content:" Drop them anywhere on this form."}
.dropping .drop,.dropping #content{border-color:var(--accent-text);background:var(--accent-soft)}
.files:not(:empty){margin-top:.5rem}
.file{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;padding:.35rem 0;border-top:1px solid var(--hairline)}
.file-name{flex:1 1 10rem;min-width:0;overflow-wrap:anywhere}
.file-word{font-size:var(--step--1);color:var(--muted)}
.file.done .file-word{color:var(--success)}
.file.refused .file-word{color:var(--danger);flex-basis:100%;order:3}
progress{width:8rem;accent-color:var(--accent)}
.formats legend{margin-bottom:.25rem}
.format-group{margin-top:.75rem}
.group-title{font-size:var(--step--1);color:var(--muted);margin-bottom:.4rem}
.format-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.6rem,1fr));gap:.5rem}
.format{position:relative;display:grid;justify-items:center;gap:.4rem;padding:.6rem .4rem .5rem;border:1px solid var(--hairline);border-radius:var(--radius);background:var(--raised);text-align:center;font-size:var(--step--1);line-height:1.2;cursor:pointer}
.format:hover{border-color:var(--border)}
a.format{height:100%;color:var(--text);text-decoration:none}
.format input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
.format:has(:checked){border-color:var(--accent-text);box-shadow:inset 0 0 0 1px var(--accent-text);background:var(--accent-soft);color:var(--on-accent-soft);font-weight:var(--strong)}
.format:has(:focus-visible){outline:3px solid var(--accent-text);outline-offset:2px}
.sketch{width:5.2rem;max-width:100%;height:auto;aspect-ratio:52/44}
.sketch .sheet{fill:#fff;stroke:#8b867f;stroke-width:.5}
.sketch .h{fill:#221f1b}
.sketch .t,.sketch .r{stroke:#918c85;stroke-width:1.1;fill:none}
.sketch .r{stroke-width:.6}
.sketch .a{fill:#2346c7}
.sketch .s{fill:#e4e0dc}
.sketch .p{fill:#a3bfff}
@media (max-width:46rem){
.format-grid{grid-template-columns:repeat(auto-fill,minmax(4.8rem,1fr))}
.format{padding-inline:.2rem;font-size:.8rem;align-content:start}
.sketch{width:88%}
}
@media (min-width:64rem){
.run-form{grid-template-columns:minmax(0,1fr) 19rem}
.submission{position:sticky;top:1.5rem}
}
`
}
