/** One turn of the phone cord, repeated along a line. */
const cord = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 18" fill="none" stroke="#c2401c" stroke-width="2.4"><path d="M-1 13C10 13 15 4 8.5 4S6 13 17 13"/></svg>',
);

/** The one style sheet of the service's pages, inlined: the CSP allows its hash. Tokens as in site/styles/tokens.css. */
export const pageStyle = `
:root{--ink:#14213d;--ink-soft:#4b5770;--paper:#fbf8f3;--card:#fff;--sea:#0b5a7a;--sea-tint:#e3f0f4;--coral:#c2401c;--coral-deep:#a13314;--sun:#f6c445;--maquis:#2f6b4f;--line:#d9d2c5;--stroke:#6b7488;--cord:url("data:image/svg+xml,${cord}");--display:"Bricolage Grotesque","Bricolage Grotesque Variable",system-ui,sans-serif;--body:"Instrument Sans","Instrument Sans Variable",system-ui,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 var(--body);overflow-wrap:anywhere}
h1,h2,h3{font-family:var(--display);line-height:1.12;letter-spacing:-.02em;text-wrap:balance;margin:0}
h1{overflow-wrap:break-word;font-size:min(clamp(2rem,1.5rem + 2.4vw,3.25rem),12vw);font-weight:750}
h2{font-size:clamp(1.375rem,1.2rem + .8vw,1.75rem);font-weight:700}
h3{font-size:1.125rem;font-weight:650;letter-spacing:-.01em}
p{margin:0}
a{color:var(--sea);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px;border-radius:4px}
.wrap{width:min(75rem,100% - clamp(2.25rem,8vw,5rem));margin-inline:auto}
.skip{position:absolute;left:1rem;top:-4rem;background:var(--ink);color:var(--paper);padding:.75rem 1rem;border-radius:0 0 10px 10px}
.skip:focus{top:0}
header .wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1rem;padding-block:1.25rem}
.logo{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;font:750 1.625rem/1 var(--display);letter-spacing:-.03em;color:var(--ink);text-decoration:none}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.7rem 1.6rem;border:2px solid var(--ink);border-radius:999px;background:none;color:var(--ink);font:600 1rem/1.3 var(--body);text-decoration:none;text-align:center;cursor:pointer}
.button:hover{background:var(--sea-tint)}
.button.primary{border-color:var(--coral);background:var(--coral);color:#fff;font-size:1.125rem;font-weight:650;padding:.9rem 2rem}
.button.primary:hover{background:var(--coral-deep);border-color:var(--coral-deep)}
.actions{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
main{padding-block:clamp(1.5rem,4vw,3.5rem) clamp(3.5rem,7vw,6rem)}
.lead{font-size:clamp(1.125rem,1.05rem + .35vw,1.3125rem);color:var(--ink-soft);max-width:42rem;text-wrap:pretty}
.stack{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
.stack.wide{gap:clamp(2rem,4vw,3rem)}
.measure{max-width:42rem}
.reference{display:inline-block;color:var(--ink)}
.soft{color:var(--ink-soft);font-size:.9375rem}
.card{background:var(--card);border:1.5px solid var(--line);border-radius:10px;padding:clamp(1.25rem,3vw,2rem)}
.card.strong{border:2px solid var(--ink)}
.note{background:var(--sea-tint);border-radius:10px;padding:1rem 1.25rem}
.note.warn{background:none;border:2px solid var(--ink);border-left:10px solid var(--sun)}
.note.bad{background:none;border:2px solid var(--coral)}
.placeholder{display:inline-block;border:1.5px dashed var(--stroke);border-radius:6px;padding:0 .4em;font-size:.8125rem;color:var(--ink-soft);white-space:nowrap}
footer{border-top:1.5px solid var(--line);padding-block:1.75rem 3rem;color:var(--ink-soft);font-size:.9375rem}
footer .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem 1.75rem}
footer a{display:inline-flex;align-items:center;min-height:2.75rem;overflow-wrap:anywhere}
[hidden]{display:none!important}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

.journey{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:start;max-width:46rem;margin-bottom:clamp(.5rem,2vw,1.5rem)}
.journey .phone{width:3.75rem;margin-top:-.75rem}
.steps{list-style:none;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));margin:0;padding:0;counter-reset:step}
.steps li{counter-increment:step;position:relative;padding-top:2.75rem;font-weight:600;font-size:.9375rem;line-height:1.3;padding-right:.5rem}
@media (max-width:39.99rem){.journey{grid-template-columns:minmax(0,1fr)}.journey .phone{display:none}.steps li{font-size:.875rem;letter-spacing:-.01em}.steps li:last-child::after{right:.5rem}}
.steps li::before{content:counter(step);position:absolute;top:0;left:0;z-index:1;width:2.125rem;height:2.125rem;border:3px solid var(--coral);border-radius:50%;background:var(--paper);font:700 1rem/1 var(--display);display:grid;place-items:center}
.steps li::after{content:"";position:absolute;top:.5rem;left:2.125rem;right:0;height:1.125rem;background:var(--cord) 0 50%/1rem 1.125rem repeat-x}
.steps .todo,.steps .todo::before{color:var(--ink-soft)}
.steps .todo::before{border-color:var(--stroke)}
.steps .done::before{background:var(--coral);color:#fff}
.steps .now::before{background:var(--sun)}
.installation{display:block;width:100%;max-width:30rem;max-height:26rem;border-radius:10px;background:var(--sea-tint);font-family:var(--body);fill:var(--ink)}
.fill-none{fill:none}.fill-ink{fill:var(--ink)}.fill-card{fill:var(--card)}.fill-paper{fill:var(--paper)}.fill-sea-tint{fill:var(--sea-tint)}.fill-sun{fill:var(--sun)}.fill-coral{fill:var(--coral)}.fill-line{fill:var(--line)}
.stroke-none{stroke:none}.stroke-ink{stroke:var(--ink)}.stroke-card{stroke:var(--card)}.stroke-paper{stroke:var(--paper)}.stroke-sun{stroke:var(--sun)}.stroke-coral{stroke:var(--coral)}.stroke-line{stroke:var(--line)}
.installation path,.phone path{stroke-linecap:round;stroke-linejoin:round}

.columns{display:grid;gap:clamp(1.75rem,4vw,3rem);align-items:start}
@media (min-width:62rem){.columns{grid-template-columns:minmax(0,1fr) minmax(0,27rem)}.columns>.side{position:sticky;top:1.5rem}}
.sheet{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.5rem,4vw,3rem);align-items:start}
.parts,form.parts{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.75rem,5vw,3.5rem)}
.reading{display:grid;gap:1.25rem}
.part{align-content:start;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
@media (min-width:62rem){.sheet{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}.sheet>:first-child{position:sticky;top:1.5rem}form.parts{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}form.parts>.whole{grid-column:1/-1}.reading{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}.reading>#resume-card{grid-area:1/2/3/3}}
.due{font-size:1.125rem}
.due strong{font:700 1.375rem/1.2 var(--display)}
.premises{display:grid;gap:.25rem}
.premises:has(.check :checked) .field{display:none}
.stations{list-style:none;margin:0;padding:0;counter-reset:station}
.stations li{counter-increment:station;position:relative;padding:0 0 1.25rem 3rem;min-height:3.25rem}
.stations li:last-child{padding-bottom:0}
.stations li::before{content:counter(station);position:absolute;z-index:1;left:0;top:-.1rem;width:2rem;height:2rem;border:3px solid var(--coral);border-radius:50%;background:var(--card);font:700 .9375rem/1 var(--display);display:grid;place-items:center}
.stations li:not(:last-child)::after{content:"";position:absolute;left:.875rem;top:1.5rem;bottom:0;border-left:4px solid var(--coral)}
.totals{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(10rem,100%),1fr));gap:1.25rem}
.totals strong{display:block;font:700 clamp(1.75rem,1.3rem + 2vw,2.375rem)/1.15 var(--display);letter-spacing:-.03em}
.totals p{font-size:.9375rem;color:var(--ink-soft)}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9688rem;line-height:1.4}
caption{text-align:left;font:650 1.125rem/1.3 var(--display);letter-spacing:-.01em;padding-bottom:.5rem}
th,td{padding:.5rem 0 .5rem .75rem;text-align:right;vertical-align:baseline;border-top:1px solid var(--line);white-space:nowrap;font-weight:400}
thead th{border-top:0;font-size:.875rem;color:var(--ink-soft);padding-top:0}
th:first-child{text-align:left;padding-left:0;white-space:normal}
tfoot td,tfoot th{font-weight:600}
tfoot tr:first-child>*{border-top:2px solid var(--ink)}
tfoot tr:last-child>*{font-size:1.125rem;font-weight:700}
.free{color:var(--maquis);font-weight:650}
.price-change td.new{font-weight:700}
th small{display:block;color:var(--ink-soft);font-size:.875rem}
@media (max-width:39.99rem){.wide-only{display:none}}
.amounts{container-type:inline-size}
@container (width < 12rem){.amounts tr{display:flex;flex-wrap:wrap;border-top:1px solid var(--line)}.amounts :is(th,td){border:0}.amounts th:first-child{flex:1 1 12rem;padding-bottom:0}.amounts :is(th,td):last-child{margin-left:auto}}
@media (min-width:40rem){.narrow-only{display:none!important}}
details summary h3{display:inline}
details[open]>summary{margin-bottom:.75rem}
details summary{cursor:pointer;min-height:2.75rem;padding-block:.6rem;color:var(--sea)}
dl.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.5rem 1.25rem;margin:0}
dl.facts dt{color:var(--ink-soft)}
dl.facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
@media (max-width:34rem){dl.facts{grid-template-columns:minmax(0,1fr);gap:0}dl.facts dd{margin-bottom:.75rem}}
@media (min-width:22rem) and (max-width:34rem){#resume-card dl.facts{grid-template-columns:fit-content(38%) minmax(0,1fr);gap:.35rem .75rem;font-size:.9375rem}#resume-card dl.facts dd{margin:0}}
.transfer{display:flex;flex-wrap:wrap;gap:1.5rem}
.transfer .facts{flex:1 1 25rem;grid-template-columns:minmax(0,1fr);gap:0}
.transfer .facts dd{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;min-height:2.75rem;margin:-.6rem 0 1.1rem}
.transfer dd span:first-child{flex:1 1 7.5rem}
.transfer .code{flex:0 1 11rem}
.code svg{display:block;width:min(11rem,100%);height:auto;border-radius:6px;background:#fff}
.copy{min-height:2.75rem;flex:none;min-width:6rem;padding:.3rem 1rem;border:1.5px solid var(--stroke);border-radius:999px;background:none;color:var(--sea);font:600 .9375rem/1.3 var(--body);cursor:pointer}
.copy:hover{background:var(--sea-tint)}
.code p{font-size:.875rem;color:var(--ink-soft);margin-top:.5rem;max-width:11rem}

form{margin:0}
fieldset{border:0;margin:0;padding:0;min-width:0;display:grid;gap:1.125rem}
legend{padding:0;margin-bottom:.875rem}
legend h3{font-size:1.25rem}
.field{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:.3rem}
.field label{font-weight:600}
.field .hint{font-size:.9375rem;color:var(--ink-soft)}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:1.125rem}
@media (min-width:34rem){.pair{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
input[type=text],input[type=tel],input[type=email],textarea{width:100%;min-height:2.75rem;border:2px solid var(--stroke);border-radius:10px;background:#fff;color:var(--ink);font:inherit;padding:.6rem .8rem}
textarea{min-height:5rem;resize:vertical}
[aria-invalid=true]{border-color:var(--coral)!important}
.good{color:var(--maquis);font-weight:600;font-size:.9375rem}
.error{color:var(--coral-deep);font-weight:600;font-size:.9375rem}
.check{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.75rem;align-items:start;min-height:2.75rem;padding-block:.5rem}
.check input{width:1.5rem;height:1.5rem;margin:.05rem 0 0;accent-color:var(--sea)}
ul.plain,ol.plain{margin:0;padding-left:1.2rem;display:grid;gap:.4rem}
header .button{padding-inline:1.2rem}
@media print{header .button,.actions,.skip{display:none}body{background:#fff;font-size:11pt}.card{break-inside:avoid}}
@media (forced-colors:active){.button{border-color:ButtonText}.steps li::after{background:none;border-top:3px solid CanvasText;top:1rem}.fill-card,.fill-paper,.fill-sea-tint{fill:Canvas}.installation{background:Canvas;fill:CanvasText}.stroke-ink{stroke:CanvasText}.fill-ink{fill:CanvasText}}
`;
