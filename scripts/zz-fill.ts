import { writeFileSync } from 'node:fs';
import { openDatabase } from '#server/data/database.ts';
import { createPackage } from '#server/data/packages.ts';
import { writing } from '#server/data/transactions.ts';
const d = await openDatabase({dataDir:'/tmp/s2data'});
const s='By road to the lake after an early breakfast, three hours with a stop for tea on the way. ';
const ids:string[]=[];
await writing(d.db, async (db)=>{ for (let i=0;i<1000;i++) ids.push((await createPackage(db,{category:i%2?'domestic':'international',name:'J '+i,place:'Kerala',days:7,nights:6,persons:2,price:20000+i,description:s.repeat(3),tripHighlights:['a','b'],inclusions:['x'],exclusions:['y'],dayWiseItinerary:Array.from({length:7},(_,k)=>({day:k+1,description:s.repeat(3)}))},[]))._id);});
writeFileSync('/tmp/ids.json', JSON.stringify(ids)); await d.close();
