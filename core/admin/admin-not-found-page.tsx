import { Head } from '#core/head/head.tsx';
import { PageHeader } from '#features/admin/ui/page-header.tsx';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';

export function AdminNotFoundPage() {
  return (
    <>
      <Head title="Not found, Admin Panel" robots="noindex" />
      <PageHeader title="404 Page Not Found">
        <ButtonLink tone="banyan" href={paths.admin}>
          Go to the overview
        </ButtonLink>
      </PageHeader>
    </>
  );
}
