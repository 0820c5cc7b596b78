import type { ReactNode } from 'react';
import { Head } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { ActionLink, Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { container } from '#styles/global.css.ts';
import { lead, row, split, stack } from '#styles/recipes.css.ts';
import * as styles from './pages.css.ts';

/** `chunk`: the page's code did not load; `fault`: the page threw. */
type PageFailure = 'chunk' | 'fault';

const messages: Readonly<Record<PageFailure, string>> = {
  chunk: 'This page did not load. Try again, or ring us.',
  fault: 'Something on this page broke, and it was not you. Load it again, or ring us.',
};

export function ErrorPage({ failure = 'fault' }: { readonly failure?: PageFailure }) {
  const { phones } = useAgency();
  return (
    <>
      <Head title="Something went wrong" robots="noindex" />
      <Hero
        poster="night-train"
        title="Signal at red"
        local="ज़रा रुकिए"
        trail={[{ label: 'Something went wrong' }]}
      />
      <PageMessage text={messages[failure]} isAlert>
        <Button tone="rani" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink tone="line" href={paths.home}>
          Go to Home
        </ButtonLink>
        <ActionLink tone="line" href={phones.india.address}>
          {`Call ${phones.india.display}`}
        </ActionLink>
      </PageMessage>
    </>
  );
}

interface PageMessageProps {
  readonly text: string;
  /** Says it to screen readers at once. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

export function PageMessage({ text, isAlert = false, children, aside }: PageMessageProps) {
  return (
    <div className={classes(container, split.even, styles.message)}>
      <div className={stack.x5}>
        <p role={isAlert ? 'alert' : undefined} className={lead}>
          {text}
        </p>
        <div className={row.x3}>{children}</div>
      </div>
      {aside}
    </div>
  );
}
