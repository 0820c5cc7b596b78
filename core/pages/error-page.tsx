import type { ReactNode } from 'react';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { ActionLink, Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './pages.css.ts';

interface ErrorPageProps {
  /** `chunk`: the page's code did not load; `fault`: the page threw. */
  readonly failure?: 'chunk' | 'fault';
}

const messages = {
  chunk: 'This page did not load. Try again, or ring us.',
  fault: 'Something on this page broke, and it was not you. Load it again, or ring us.',
};

export function ErrorPage({ failure = 'fault' }: ErrorPageProps) {
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
      <PageMessage text={messages[failure]}>
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
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

export function PageMessage({ text, children, aside }: PageMessageProps) {
  return (
    <div className={classes(container, styles.message)}>
      <div>
        <p className={styles.messageText}>{text}</p>
        <div className={styles.messageActions}>{children}</div>
      </div>
      {aside}
    </div>
  );
}
