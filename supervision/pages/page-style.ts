/** The one style sheet of the service's pages, inlined: its hash stands in the CSP. Tokens as in site/styles/tokens.css. */
export const pageStyle = `
:root{--ink:#14213d;--ink-soft:#4b5770;--paper:#fbf8f3;--card:#fff;--sea:#0b5a7a;--sea-tint:#e3f0f4;--coral:#c2401c;--coral-deep:#a13314;--sun:#f6c445;--maquis:#2f6b4f;--line:#d9d2c5;--stroke:#6b7488;--display:"Bricolage Grotesque","Bricolage Grotesque Variable",system-ui,sans-serif;--body:"Instrument Sans","Instrument Sans Variable",system-ui,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 var(--body);overflow-wrap:break-word}
h1,h2,h3{font-family:var(--display);line-height:1.12;letter-spacing:-.02em;text-wrap:balance;margin:0}
h1{overflow-wrap:normal;font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);font-weight:750}
h2{font-size:clamp(1.375rem,1.2rem + .8vw,1.75rem);font-weight:700}
h3{font-size:1.125rem;font-weight:650;letter-spacing:-.01em}
p{margin:0}
a{color:var(--sea);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px;border-radius:4px}
.wrap{width:min(75rem,100% - clamp(2.25rem,8vw,5rem));margin-inline:auto}
.skip{position:absolute;left:1rem;top:-4rem;background:var(--ink);color:var(--paper);padding:.75rem 1rem;border-radius:0 0 10px 10px}
.skip:focus{top:0}
header .wrap{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding-block:1.25rem}
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
.reference{white-space:nowrap;color:var(--ink)}
.soft{color:var(--ink-soft);font-size:.9375rem}
.card{background:var(--card);border:1.5px solid var(--line);border-radius:10px;padding:clamp(1.25rem,3vw,2rem)}
.card.strong{border:2px solid var(--ink)}
.note{background:var(--sea-tint);border-radius:10px;padding:1rem 1.25rem}
.note.warn{background:none;border:2px solid var(--ink);border-left:10px solid var(--sun)}
.note.bad{background:none;border:2px solid var(--coral)}
.placeholder{display:inline-block;border:1.5px dashed var(--stroke);border-radius:6px;padding:0 .4em;font-size:.8125rem;color:var(--ink-soft);white-space:nowrap}
footer{border-top:1.5px solid var(--line);padding-block:1.75rem 3rem;color:var(--ink-soft);font-size:.9375rem}
footer .wrap{display:flex;flex-wrap:wrap;gap:.35rem 1.75rem}

.steps{list-style:none;display:grid;grid-template-columns:repeat(3,1fr);margin:0;padding:0;max-width:42rem;counter-reset:step}
.steps li{counter-increment:step;position:relative;padding-top:2.75rem;font-weight:600;font-size:.9375rem;line-height:1.3;padding-right:.75rem}
.steps li::before{content:counter(step);position:absolute;top:0;left:0;z-index:1;width:2.125rem;height:2.125rem;border:3px solid var(--coral);border-radius:50%;background:var(--paper);font:700 1rem/1 var(--display);display:grid;place-items:center}
.steps li:not(:last-child)::after{content:"";position:absolute;top:.9375rem;left:0;right:0;height:4px;background:var(--coral)}
.steps .todo,.steps .todo::before{color:var(--ink-soft)}
.steps .todo::before{border-color:var(--stroke)}
.steps .now::before{background:var(--coral);color:#fff}
.steps .now::after,.steps .todo::after{background:var(--line)!important}

.columns{display:grid;gap:clamp(1.75rem,4vw,3rem);align-items:start}
@media (min-width:62rem){.columns{grid-template-columns:minmax(0,1fr) minmax(0,27rem)}.columns>aside{position:sticky;top:1.5rem}.columns.reverse>aside{order:2}}
.totals{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:1.25rem}
.totals strong{display:block;font:700 clamp(1.75rem,1.3rem + 2vw,2.375rem)/1.15 var(--display);letter-spacing:-.03em;white-space:nowrap}
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
@media (min-width:40rem){.narrow-only{display:none!important}}
details summary{cursor:pointer;font-weight:600;min-height:2.75rem;display:flex;align-items:center;gap:.5rem;color:var(--sea)}
dl.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.5rem 1.25rem;margin:0}
dl.facts dt{color:var(--ink-soft)}
dl.facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
@media (max-width:34rem){dl.facts{grid-template-columns:1fr;gap:0}dl.facts dd{margin-bottom:.75rem}}
.transfer{display:grid;gap:1.5rem}
@media (min-width:40rem){.transfer.with-code{grid-template-columns:minmax(0,1fr) 11rem}}
.code svg{display:block;width:11rem;height:11rem;border-radius:6px;background:#fff}
.code p{font-size:.875rem;color:var(--ink-soft);margin-top:.5rem;max-width:11rem}

form{margin:0}
fieldset{border:0;margin:0;padding:0;min-width:0;display:grid;gap:1.125rem}
legend{font:650 1.25rem/1.3 var(--display);letter-spacing:-.01em;padding:0;margin-bottom:.875rem}
.field{display:grid;gap:.3rem}
.field label{font-weight:600}
.field .hint{font-size:.9375rem;color:var(--ink-soft)}
.pair{display:grid;gap:1.125rem}
@media (min-width:34rem){.pair{grid-template-columns:1fr 1fr}}
input[type=text],input[type=tel],textarea{width:100%;min-height:2.75rem;border:2px solid var(--stroke);border-radius:10px;background:#fff;color:var(--ink);font:inherit;padding:.6rem .8rem}
textarea{min-height:5rem;resize:vertical}
[aria-invalid=true]{border-color:var(--coral)!important}
.error{color:var(--coral-deep);font-weight:600;font-size:.9375rem}
.check{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.75rem;align-items:start;min-height:2.75rem;padding-block:.5rem}
.check input{width:1.5rem;height:1.5rem;margin:.05rem 0 0;accent-color:var(--sea)}
ul.plain,ol.plain{margin:0;padding-left:1.2rem;display:grid;gap:.4rem}
header .button{white-space:nowrap;padding-inline:1.2rem}
@media print{header .button,.actions,.skip{display:none}body{background:#fff;font-size:11pt}.card{break-inside:avoid}}
@media (forced-colors:active){.button{border-color:ButtonText}.steps li::after{background:CanvasText}}
`;
