import * as styles from './office.css.ts';

/** The landmarks of the drawn map, in the same colours in both themes, like the posters. */
export function Station() {
  return (
    <g>
      <path className={styles.wall} d="M212 190h228v58H212z" />
      <path
        className={styles.roof}
        d="M204 178h244v14H204zM300 178v-24q26-40 52 0v24zM326 134V116l20 7-20 7z"
      />
      <path
        className={styles.opening}
        d="M230 248v-22q11-20 22 0v22zM266 248v-22q11-20 22 0v22zM310 248v-30q16-26 32 0v30zM364 248v-22q11-20 22 0v22zM400 248v-22q11-20 22 0v22z"
      />
      <circle className={styles.wall} cx="326" cy="164" r="11" />
      <path className={styles.hand} d="M326 157v7h6" />
    </g>
  );
}

export function Train() {
  return (
    <g transform="translate(500 68) rotate(-2)">
      <path className={styles.coach} d="M0 0h92v38H0zM100 0h92v38h-92zM200 0h92v38h-92z" />
      <path className={styles.engine} d="M300 0h66q24 6 24 38h-90z" />
      <path className={styles.windows} d="M10 15H84M110 15H184M210 15H284" />
      <path className={styles.lamp} d="M344 8h18q8 3 10 12h-28z" />
    </g>
  );
}

export function Bus() {
  return (
    <g transform="translate(196 388) rotate(-3)">
      <path className={styles.engine} d="M0 0h74q10 2 10 16v20H0z" />
      <path className={styles.windows} d="M8 13H80" />
      <path className={styles.stripe} d="M0 27H84" />
      <circle className={styles.wheel} cx="20" cy="38" r="8" />
      <circle className={styles.wheel} cx="64" cy="38" r="8" />
    </g>
  );
}

export function Banyan() {
  return (
    <g>
      <ellipse className={styles.platform} cx="600" cy="414" rx="46" ry="18" />
      <path
        className={styles.trunk}
        d="M586 414Q594 386 584 360H618Q606 388 616 414zM560 408V360h5v48zM636 408V360h5v48zM548 396V356h4v40zM650 396V356h4v40z"
      />
      <path
        className={styles.crown}
        d="M528 356Q512 326 544 316 548 284 584 292 600 272 622 292 656 284 660 316 690 328 672 356 664 374 640 364 620 378 600 364 580 378 560 364 536 374 528 356z"
      />
      <path
        className={styles.leaves}
        d="M560 318q16-14 34-6M612 308q22-6 34 12M548 342q20-10 36 0M618 338q18-10 36 2"
      />
    </g>
  );
}

export function Shop() {
  return (
    <g>
      <path className={styles.opening} d="M738 226v-22h7v22zM794 226v-22h7v22z" />
      <rect className={styles.board} x="716" y="150" width="108" height="56" rx="9" />
      <rect className={styles.boardRule} x="722" y="156" width="96" height="44" rx="5" />
      <text className={styles.boardName} x="770" y="188">
        BANYAN
      </text>
      <path className={styles.wall} d="M700 236h140v126H700z" />
      <path className={styles.roof} d="M692 224h156v14H692z" />
      <path className={styles.lit} d="M716 254h30v34h-30zM755 254h30v34h-30zM794 254h30v34h-30z" />
      <path className={styles.opening} d="M712 312h116v50H712z" />
      <path className={styles.sweets} d="M722 344h96" />
      <path className={styles.counter} d="M706 350h128v12H706z" />
      <path
        className={styles.roof}
        d="M692 296h156l6 22q-11 12-22 0-11 12-22 0-11 12-22 0-11 12-22 0-11 12-22 0-11 12-22 0-11 12-30 0z"
      />
    </g>
  );
}
