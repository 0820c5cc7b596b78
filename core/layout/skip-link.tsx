import { skipLink } from '#styles/global.css.ts';
import { mainId } from './main.tsx';

/** First in the tab order: over the header into the page. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className={skipLink}
      onClick={(event) => {
        // Following the address would add a step to the history; only the focus has to move.
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
