import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { DetailPlaceholder, StaleNotice } from '#features/package-detail/detail-placeholder.tsx';
import { PackageDetail } from '#features/package-detail/package-detail.tsx';
import { getDetailStatus } from '#features/package-detail/detail-status.ts';
import type { DetailStore } from '#features/package-detail/store.ts';
import { paths } from '#features/shared/paths.ts';
import { phones, whatsApp } from '#contract/agency.ts';
import { container } from '#styles/global.css.ts';
import { DetailHead, DetailHero } from './detail-hero.tsx';
import * as styles from './detail-page.css.ts';

export interface DetailPageProps {
  readonly details: DetailStore;
  readonly id: string;
  readonly origin: string;
}

/** /packages/detail/{id} (specification, section 2). */
export function DetailPage({ details, id, origin }: DetailPageProps) {
  const status = getDetailStatus(useSnapshot(details.state), id);
  useEffect(() => {
    void details.load(id);
  }, [details, id]);

  return (
    <>
      <DetailHead status={status} />
      <DetailHero status={status} />
      <div key={status.kind} className={`${container} ${styles.body}`}>
        {status.kind === 'loaded' && status.failure !== undefined && (
          <StaleNotice text={status.failure} onRetry={() => void details.load(id)} />
        )}
        {status.kind === 'loaded' ? (
          <PackageDetail
            tour={status.tour}
            address={new URL(paths.packageDetail(id), origin).href}
            phone={phones.packages}
            chat={whatsApp}
          />
        ) : (
          <DetailPlaceholder text={status.kind === 'failed' ? status.text : undefined} />
        )}
      </div>
    </>
  );
}
