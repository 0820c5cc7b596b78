import { toAgency, type AgencyChanges } from '#contract/agency.ts';
import { Brand } from '#core/layout/brand.tsx';
import { Footer } from '#core/layout/footer.tsx';
import { AgencyContext } from '#features/shared/agency.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { GuideCard } from '#features/site/sections/guide-card.tsx';
import { Reviews } from '#features/site/sections/reviews.tsx';
import * as styles from './agency-preview.css.ts';

const Office = lazyComponent(async () => (await import('#features/site/office/contact-content.tsx')).Office, {
  ssr: false,
});

/** The parts of the site that show the agency, with what is typed. Nothing in it can be pressed. */
export function AgencyPreview({ changes }: { readonly changes: AgencyChanges }) {
  const agency = toAgency(changes);
  const { whatsApp, agencyName } = agency;
  return (
    <AgencyContext value={agency}>
      <Part title="Head of each page">
        <div className={styles.head}>
          <Brand ground="page" />
        </div>
      </Part>
      <Part title="Chat about a tour">
        <p className={styles.chat}>
          To {whatsApp.display} (wa.me/{whatsApp.digits}): “Hello! I would like to know more about Goa by
          train.” The mails to customers come from {agencyName}.
        </p>
      </Part>
      <Part title="Contact page">
        <Office />
      </Part>
      <Part title="Guide">
        <GuideCard label="Your guide" />
      </Part>
      <Part title="Reviews">
        <Reviews />
      </Part>
      <Part title="Foot of each page">
        <Footer />
      </Part>
    </AgencyContext>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div inert className={styles.part}>
        {children}
      </div>
    </section>
  );
}
