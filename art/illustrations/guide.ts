const skin = '#a9693f';
const skinShade = '#8a4f2f';
const hair = '#1c1a1a';
const shirt = '#f4efe2';
const shirtShade = '#d9d4c6';
const green = '#0f4a38';
const rani = '#c2124f';
const marigold = '#ffc02e';
const frame = '#12261f';

const shapes = [
  // evening sun and hills
  '<path fill="#f7a13c" d="M0 0h400v400H0z"/>',
  '<circle cx="200" cy="190" r="150" fill="#ffc95c"/>',
  '<path fill="#2f8a6a" d="M0 330q70-60 140-30l40 100H0zM400 320q-60-50-130-20l-40 100h170z" opacity=".55"/>',
  `<path fill="${shirt}" d="M40 400q6-84 74-104l52-16h68l52 16q68 20 74 104z"/>`,
  `<path fill="${shirtShade}" d="M250 284l36 12q68 20 74 104h-78q4-70-32-116z"/>`,
  `<path fill="${green}" d="M96 302l52-18 26 116H78q0-70 18-98zM304 302l-52-18-26 116h96q0-70-18-98z"/>`,
  `<path fill="${marigold}" d="M148 284l10-4 26 120h-12zM252 284l-10-4-26 120h12z" opacity=".9"/>`,
  `<path fill="${skinShade}" d="M164 236h72v46q-36 44-72 0z"/>`,
  `<path fill="${shirt}" d="M160 274l40 40 40-40 8 14-34 44h-28l-34-44z"/>`,
  `<path fill="${skin}" d="M138 150q0-74 62-74t62 74v26q0 84-62 84t-62-84z"/>`,
  `<path fill="${skinShade}" d="M222 80q40 12 40 70v26q0 84-62 84 38-20 38-90 0-60-16-90z" opacity=".55"/>`,
  `<path fill="${skin}" d="M136 158q-16-4-14 16t18 22zM264 158q16-4 14 16t-18 22z"/>`,
  `<path fill="${hair}" d="M132 164q-12-62 20-86 26-26 76-14 50 8 44 62l-4 38q-6-4-8-28-4-20-22-30-40 10-74-4-20 10-22 34-2 22-10 28z"/>`,
  '<path fill="#6b6a66" d="M132 164q-4-18-2-32l10-4q-2 24-2 34zM268 162q4-16 2-32l-8-4q2 22 0 34z"/>',
  // brows, glasses and eyes
  `<path fill="none" stroke="${hair}" stroke-width="7" stroke-linecap="round" d="M156 152q14-9 28-2M216 150q14-7 28 2"/>`,
  `<path fill="none" stroke="${frame}" stroke-width="4" d="M152 158h34q4 0 4 6 0 20-20 20t-20-20q0-6 2-6zM214 158h34q4 0 4 6 0 20-20 20t-20-20q0-6 2-6zM190 164q10-6 20 0M150 164l-12-4M252 164l12-4"/>`,
  `<circle cx="171" cy="169" r="5" fill="${hair}"/>`,
  `<circle cx="231" cy="169" r="5" fill="${hair}"/>`,
  // nose, moustache, smile and tilak
  `<path fill="none" stroke="${skinShade}" stroke-width="5" stroke-linecap="round" d="M202 174q-8 20-4 26t10 2"/>`,
  `<path fill="${hair}" d="M156 222q10-18 34-14 10 4 10 4t10-4q24-4 34 14-18-6-30 0-14 8-28 0-12-6-30 0z"/>`,
  '<path fill="none" stroke="#6e2f22" stroke-width="5" stroke-linecap="round" d="M182 234q18 12 38-2"/>',
  `<circle cx="200" cy="132" r="4" fill="${rani}"/>`,
];

export function guide(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><title>Portrait of the proprietor</title>${shapes.join('')}</svg>`;
}
