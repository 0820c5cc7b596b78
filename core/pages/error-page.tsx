import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { paths } from '#features/shared/paths.ts';
import { ActionLink, Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { agency } from '#features/site/agency.ts';
import { nightTrain } from '#styles/art/posters.ts';
import { Notice } from './notice.tsx';

interface ErrorPageProps {
  /** `chunk`: the page's code did not arrive; `fault`: something broke. */
  readonly failure?: 'chunk' | 'fault';
}

const words = {
  chunk:
    'This page did not reach your device. The connection may have dropped, or we have just put up a new version of the site.',
  fault:
    'Something on this page broke, and it was not you. Please load it again, or ring us and we will look it up for you.',
};

/** The friendly error page: the route /error, and what stands in for a page that broke. */
export function ErrorPage({ failure = 'fault' }: ErrorPageProps) {
  return (
    <>
      <Head title="Something went wrong" robots="noindex" />
      <Hero
        poster={nightTrain}
        title="Signal at red"
        local="ज़रा रुकिए"
        trail={[{ label: 'Something went wrong' }]}
      />
      <Notice text={words[failure]}>
        <Button tone="rani" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink tone="line" href={paths.home}>
          Go to Home
        </ButtonLink>
        <ActionLink tone="line" href={agency.phones.india.address}>
          {`Call ${agency.phones.india.display}`}
        </ActionLink>
      </Notice>
    </>
  );
}
