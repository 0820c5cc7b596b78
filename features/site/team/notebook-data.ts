export interface Route {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly times: number;
  readonly advice: string;
}

export const routes: readonly Route[] = [
  {
    from: 'Pune',
    to: 'Pandharpur',
    by: 'bus',
    times: 33,
    advice: 'Walk the last mile. The bus will still be there.',
  },
  {
    from: 'Kalka',
    to: 'Shimla',
    by: 'toy train',
    times: 41,
    advice: 'Right-hand side going up. Samosas at Barog, seven minutes, run.',
  },
  {
    from: 'Alappuzha',
    to: 'Kumarakom',
    by: 'houseboat',
    times: 38,
    advice: 'Boats tie up by half past five, when the nets go out. Be hungry by then.',
  },
  {
    from: 'Jaisalmer',
    to: 'Sam',
    by: 'jeep and camel',
    times: 29,
    advice: 'Leave an hour before sunset, not half. Camels do not hurry.',
  },
  {
    from: 'Kathmandu',
    to: 'Pokhara',
    by: 'road',
    times: 22,
    advice: 'Fried fish at Malekhu, with your feet over the river.',
  },
  {
    from: 'Pune',
    to: 'Madgaon',
    by: 'night train',
    times: 36,
    advice: 'Dudhsagar goes by at first light. I wake everybody, and nobody has minded yet.',
  },
  {
    from: 'Paro',
    to: 'Taktsang',
    by: 'foot and pony',
    times: 17,
    advice: 'Start at seven. Ponies stop halfway, at the tea.',
  },
];

export const languages = [
  { name: 'Marathi', note: 'at home' },
  { name: 'Hindi', note: 'on the train' },
  { name: 'Gujarati', note: 'at the table' },
  { name: 'English', note: 'at the embassy' },
  { name: 'Nepali', note: 'enough to argue about momos' },
] as const;

export const bag = [
  'A steel flask of tea, refilled without asking',
  'Needle and black thread',
  'A torch, and batteries for yours',
  'Everyone’s blood group, on paper',
  'Eno, Odomos and a strip of Crocin',
  'One clean handkerchief for whoever cries at the aarti',
] as const;
