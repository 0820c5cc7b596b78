import * as styles from './elements.css.ts';
import { brandIcon, lineIcon } from './line-icon.tsx';

export const FacebookIcon = brandIcon(
  'M13.6 21.5v-8h2.7l.5-3.3h-3.200V8.300c0-1 .4-1.700 1.800-1.700h1.500V3.700c-.3 0-1.300-.2-2.400-.2-2.600 0-4.300 1.500-4.300 4.300v2.400H7.500v3.300h2.700v8z',
);
export const InstagramIcon = brandIcon(
  'M8 2.500h8A5.500 5.500 0 0 1 21.500 8v8a5.500 5.500 0 0 1-5.500 5.500H8A5.500 5.500 0 0 1 2.500 16V8A5.500 5.500 0 0 1 8 2.500zm0 2A3.500 3.500 0 0 0 4.500 8v8A3.500 3.500 0 0 0 8 19.500h8a3.500 3.500 0 0 0 3.500-3.500V8A3.500 3.500 0 0 0 16 4.500zm4 2.700a4.800 4.800 0 1 1 0 9.600 4.800 4.800 0 0 1 0-9.600zm0 2a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600zm5.100-3.500a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400z',
);
export const ArrowLeft = lineIcon('m12 19-7-7 7-7M19 12H5');
export const ArrowRight = lineIcon('M5 12h14m-7-7 7 7-7 7');
export const CalendarDays = lineIcon('M3 5h18v16H3zM3 10h18M8 2v5m8-5v5M8 14h1m3 0h1m3 0h1m-9 3h1m3 0h1');
export const Check = lineIcon('M20 6 9 17l-5-5');
export const ChevronDown = lineIcon('m6 9 6 6 6-6');
export const CircleAlert = lineIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01');
export const LayoutList = lineIcon(
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM14 4h7M14 9h7M14 15h7M14 20h7',
);
export const LogOut = lineIcon('M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4');
export const Mail = lineIcon(
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
);
export const MapPin = lineIcon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
export const Mountain = lineIcon('m8 3 4 8 5-5 5 15H2L8 3z');
export const Pencil = lineIcon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
);
export const Share = lineIcon('M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8');
export const Sparkle = lineIcon('M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5z');
export const Star = lineIcon('m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8L12 17.8 5.8 21 7 14.2l-5-4.9 6.9-1z');
export const UserRound = lineIcon('M7 8a5 5 0 1 0 10 0A5 5 0 1 0 7 8M20 21a8 8 0 0 0-16 0');
export const Users = lineIcon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87',
);
export const X = lineIcon('M18 6 6 18M6 6l12 12');

/** Decoration, not a rating: hidden from screen readers. */
export function Stars() {
  return (
    <span className={styles.stars} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((star) => (
        <Star key={star} size={17} fill="currentColor" strokeWidth={0} />
      ))}
    </span>
  );
}
