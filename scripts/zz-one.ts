import { readFileSync } from 'node:fs'; import autocannon from 'autocannon';
const [,, pid, url] = process.argv;
const cpu = () => { const p = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(p[11])+Number(p[12]))*10; };
for (let i=0;i<3;i++){ const a=cpu(); const r = await autocannon({url:url!, connections:20, duration:1}); const b=cpu(); if(i) console.log(Math.round(r.requests.average), 'rps', ((b-a)*1000/r.requests.total).toFixed(1),'us'); }
