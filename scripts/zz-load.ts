import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
const [,, pid, origin] = process.argv;
const ids: string[] = JSON.parse(readFileSync('/tmp/ids.json','utf8'));
const cpu = () => { const p = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(p[11])+Number(p[12]))*10; };
for (let i=0;i<4;i++){ let c=0; const a=cpu(); const r = await autocannon({url: origin!, connections:20, duration:2, setupClient:(cl)=>{const k=c++; cl.setRequests(ids.filter((_,x)=>x%20===k).map(id=>({method:'GET',path:'/api/tours/package-detail/'+id})))}}); const b=cpu();
console.log(Math.round(r.requests.average), 'rps', ((b-a)*1000/r.requests.total).toFixed(1),'us cpu/req'); }
