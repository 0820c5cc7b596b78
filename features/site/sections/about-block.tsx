import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { SplitSection } from '#features/shared/ui/section.tsx';
import { posterAddress } from '#styles/art/posters.ts';
import { lead, soft } from '#styles/recipes.css.ts';
import { FramedPicture } from './sections.tsx';

const words = (
  <>
    <p className={lead}>
      We sit above the sweet shop on Station Road in Pune, three desks and a kettle. In 1994 we hired one bus
      to Pandharpur for our own aunts; it came back full of people asking where we were going next.
    </p>
    <p className={soft}>
      Every package here is one that somebody in the office has travelled, so you can ask which side of the
      train to sit on, where the steps are steep and who makes the better thali. Change the dates, the hotels
      or the order of the towns, and we will work out the rest with you.
    </p>
    <div>
      <ButtonLink tone="line" href={paths.about}>
        More about us
      </ButtonLink>
    </div>
  </>
);

export const AboutBlock = () => (
  <SplitSection parts="even" title="About Us" words={words}>
    <FramedPicture
      picture={posterAddress('night-train')}
      alt="A train with lit windows crossing a stone viaduct"
      shape="wide"
      caption="The night train over the ghats. We still book our own holidays on it."
    />
  </SplitSection>
);
