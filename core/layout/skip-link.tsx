import { skipLink } from '#styles/global.css.ts';
import { mainId } from './main.tsx';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className={skipLink}
      onClick={(event) => {
        // Following the link would add a history entry; only the focus has to move.
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      Skip to content
    </a>
  );
}
