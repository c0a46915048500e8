// The one stylesheet, inline in every page: a page is one request. Type, space, hairlines and one
// accent; faces that systems already have, from the family of old-style book types, set to the same
// x-height whichever of them a guest has.

import { day, night } from './colors.ts'

const variables = (colors: typeof day | typeof night) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

const screen = `
:root{color-scheme:light dark;${variables(day)}}
@media (prefers-color-scheme:dark){:root{${variables(night)}}}
*{box-sizing:border-box}
html{scroll-padding-top:4rem;-webkit-text-size-adjust:none;text-size-adjust:none}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 "Iowan Old Style","Palatino Linotype","Palatino Nova",P052,"URW Palladio L","Noto Serif",Georgia,"Liberation Serif","Times New Roman",serif;font-size-adjust:.47;font-variant-numeric:lining-nums;overflow-wrap:break-word;hanging-punctuation:first}
header,main,footer,nav ul{max-width:66rem;margin:0 auto;padding:0 1.25rem}
h1,h2,h3,p,ul,dl,dd,address{margin:0}
ul{padding:0;list-style:none}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h1,h2,h3{line-height:1.15;font-weight:400;text-wrap:balance}
.quiet,small,dt{color:var(--quiet)}
.quiet,small,.plain,dl,footer{font-size:.9375rem}
.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.skip{position:absolute;left:-99rem;padding:.7rem 1rem;background:var(--paper)}
.skip:focus{left:.5rem;top:.5rem;z-index:2}

header{padding-block:.25rem 1.75rem;text-align:center}
.language{display:flex;justify-content:flex-end}
.emblem{display:block;height:6rem;width:auto;max-width:100%;margin:-.5rem auto .75rem;color:var(--accent)}
h1{font-size:clamp(2.125rem,1.1rem + 4.6vw,4rem);letter-spacing:-.012em}
.kind{margin-top:.6rem;font-size:.8125rem;letter-spacing:.16em;text-transform:uppercase;text-wrap:balance;color:var(--accent)}
.tagline{margin-top:.75rem;font-style:italic;text-wrap:balance}
.week{margin-top:1rem;text-wrap:balance;font-variant-numeric:lining-nums tabular-nums}
.week span{white-space:nowrap}
.week b{font-weight:400;color:var(--quiet)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center;margin:1.25rem 0}
.actions a{display:inline-flex;align-items:center;padding:.4rem 1.25rem;min-height:2.75rem;border:1px solid var(--accent);border-radius:2px;text-decoration:none}
.actions .call{background:var(--accent);color:var(--paper)}
.actions a:hover{text-decoration:underline}

nav{position:relative;z-index:1;background:var(--paper);border-block:1px solid var(--line)}
nav::before{content:"";position:absolute;inset:-5px 0 auto;border-top:3px solid var(--accent)}
nav ul{display:flex;justify-content:center;gap:0 clamp(0rem,2.4vw,1.75rem);padding:0 .5rem}
nav a{display:flex;align-items:center;justify-content:center;min-height:2.75rem;min-width:2.75rem;padding:0 .55rem;font-size:.9375rem;text-decoration:none;white-space:nowrap}
@media (max-width:23rem){nav a{font-size:.875rem;padding:0 .3rem}nav ul{padding:0}}
@media (min-height:26rem){nav{position:sticky;top:0}}

main>section{padding-top:3.5rem;scroll-margin-top:-2rem}
h2{margin-bottom:1rem;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.375rem);text-align:center}
h2::after{content:"";display:block;width:3rem;margin:.7rem auto 0;border-top:1px solid var(--accent);border-bottom:3px double var(--accent);height:0}
h3{display:flex;align-items:center;gap:.9rem;margin:2.25rem 0 .6rem;font-size:.875rem;line-height:1.4;letter-spacing:.14em;text-transform:uppercase;color:var(--accent)}
h3::after{content:"";flex:1;border-top:1px solid var(--line)}
.intro{max-width:40rem;margin:0 auto .5rem;text-align:center;text-wrap:pretty}

.jump{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.25rem;max-width:44rem;margin:0 auto}
.jump a{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;min-width:2.75rem;text-decoration:none}
.jump a:hover{text-decoration:underline}
.items>li{position:relative;display:grid;grid-template-columns:minmax(45%,1fr) auto;gap:0 1.25rem;padding:.55rem 0;break-inside:avoid}
.items bdi{font-size:1.125rem;line-height:1.35}
.items .quiet{line-height:1.4}
small{white-space:nowrap}
.items>li:target::before{content:"";position:absolute;inset:.5rem auto .5rem -.8rem;border-left:3px solid var(--accent)}
strong{color:var(--accent)}
.size,.sizes{font-variant-numeric:lining-nums tabular-nums;line-height:1.52}
.size span,.sizes span{color:var(--quiet);font-size:.9375rem}
.size b,.sizes b{font-weight:400;font-size:1.0625rem;white-space:nowrap;text-align:right}
.size{display:flex;flex-direction:column-reverse;justify-content:flex-end;text-align:right}
.sizes{grid-column:1/-1}
.sizes li{display:flex;align-items:baseline;gap:.5rem}
.sizes li::before{content:"";order:1;flex:1;border-bottom:1px dotted var(--line)}
.sizes b{order:2}
.days section:first-child h3{margin-top:1.5rem}

table{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums;line-height:1.35}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline;font-weight:400}
th:last-child,td:last-child{padding-right:0}
thead th{font-size:.8125rem;color:var(--quiet);padding-top:0}
table+.quiet{margin-top:.75rem}
.plain li{padding:.35rem 0;break-inside:avoid}
.plain b{font-weight:600}
dl>div{display:grid;grid-template-columns:minmax(1.75rem,auto) 1fr;gap:.75rem;padding:.2rem 0;break-inside:avoid}
#allergen_legend dt{text-align:right;min-width:1.25rem;font-variant-numeric:tabular-nums}
address{font-style:normal;font-size:1.125rem}
.prose{max-width:38rem;margin:0 auto}
.prose p{margin-top:.75rem;text-wrap:pretty}
.pair .actions{justify-content:flex-start}
.pair p+p{margin-top:.5rem}
.pair h3{margin-top:1.25rem}
footer{margin-top:4rem;padding-block:1.5rem 2.5rem;border-top:1px solid var(--line);color:var(--quiet)}
footer section+section{margin-top:2rem}
footer dl>div{grid-template-columns:6.5rem 1fr}
footer dl+p{margin-top:.4rem}
footer h2{text-align:left;font-size:1.125rem;margin-bottom:.5rem}
footer h2::after{content:none}
.links{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.links a,.language a{display:inline-flex;align-items:center;min-height:2.75rem;min-width:2.75rem}
.imprint{display:none}
.lost{padding-block:2.5rem;text-align:center}
.lost h1{font-size:2.375rem}
.lost .emblem{margin-top:0}
.lost section+section{padding-top:1.5rem}
.lost h2{margin-bottom:0}
.lost h2::after{content:none}
.lost .links{justify-content:center}

@media (max-width:34rem){table{font-size:.875rem}th,td{padding-right:.4rem}thead th{font-size:.75rem}}
@media (min-width:34rem){
.size,.sizes li{flex-direction:row;justify-content:flex-end;align-items:baseline;gap:0}
.sizes{grid-column:auto}
.sizes li::before{content:none}
.size b,.sizes b{display:inline-block;min-width:5.125rem;margin-left:.5rem}
}
@media (min-width:60rem){
.items,#allergen_legend dl,.columns{columns:2;column-gap:3.5rem}
.days,.pair,footer{display:grid;grid-template-columns:1fr 1fr;gap:0 3.5rem}
.days .items{columns:1}
.days section:nth-child(2) h3{margin-top:1.5rem}
.pair h2{grid-column:1/-1}
.pair>div>h3:first-child{margin-top:0}
.pair>h2+div:last-child{grid-column:1/-1;width:30rem;margin:0 auto}
footer section+section{margin-top:0}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (forced-colors:active){.actions a{border-color:LinkText}.emblem{color:CanvasText}.items>li:target::before{border-color:Highlight}}
`

/** The same page as a menu for the table: A4, two columns, what a guest at the table needs. */
const print = `
@page{size:A4;margin:11mm 12mm}
@media print{
:root{--paper:#fff;--ink:#000;--quiet:#333;--line:#bbb;--accent:#000;color-scheme:light}
body{font-size:9pt;line-height:1.22}
header,main,footer{max-width:none;padding:0}
header{padding-bottom:3mm;border-bottom:3px double #000}
.skip,nav,.jump,.actions,.language,.tagline,#opening_hours,#lunch_menu,#about_us,#find_us,#the_house,#for_agents,#operator_data h2,.items [lang]{display:none}
a{color:inherit;text-decoration:none}
.emblem{height:13mm;margin:0 auto .75mm}
h1{font-size:23pt}
.kind{font-size:7.5pt;margin-top:1mm}
.week{margin-top:1.5mm}
main>section{padding-top:2.5mm}
#food_menu{padding-top:1mm}
.intro{text-align:left}
h2,h3{break-inside:avoid;break-after:avoid}
h2{font-size:15pt;margin-bottom:1.5mm}
h2::after{margin-top:1mm}
h3{font-size:7.75pt;margin:1.5mm 0 .5mm;padding-top:.75mm}
h3+.quiet,.intro{break-after:avoid}
body{columns:2;column-gap:8mm}
header{column-span:all}
#allergen_legend dl{columns:1}
#allergen_legend .intro{margin:0}
.items,.columns{columns:auto}
.items>li{display:grid;grid-template-columns:minmax(45%,1fr) auto;gap:0 3mm;padding:.35mm 0}
.items bdi{font-size:inherit;line-height:inherit}
.items div p{display:inline}
.items div p+p::before{content:" · "}
.items .quiet,.quiet,small,.size span,.sizes span,dl,footer{font-size:7.5pt;line-height:1.2}
.size,.sizes{line-height:inherit}
.size,.sizes li{flex-direction:row;justify-content:flex-end;align-items:baseline;gap:0}
.sizes{grid-column:auto}
.sizes li::before{content:none}
.size b,.sizes b{display:inline-block;min-width:14mm;margin-left:1mm;font-size:9pt}
#allergen_legend,footer{break-inside:avoid}
#allergen_legend h2{font-size:9pt;margin:0;text-align:left}
#allergen_legend dt{min-width:0}
#allergen_legend h2::after{content:none}
dl>div{padding:0;gap:2mm}
#allergen_legend dl{margin-top:1mm}
footer dl{display:flex;flex-wrap:wrap;gap:0 4mm}
footer dl>div{grid-template-columns:auto 1fr}
footer{display:block;margin-top:2mm;padding:1mm 0 0;border-color:#000}
.imprint{display:flex;align-items:center;gap:2mm;font-size:8.5pt}
.imprint svg{flex:none;width:27mm;height:27mm;margin-left:-2.5mm}
}
`

/** Without line ends and with the same meaning; the policy of the page carries its hash. */
export const style = (screen + print).replace(/\n+/g, '')
