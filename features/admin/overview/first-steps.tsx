import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { FirstSteps as Steps } from '#contract/first-steps.ts';
import { limits } from '#contract/limits.ts';
import { serverSectionId } from '#features/admin/advice/needs-a-look.ts';
import { useResource } from '#features/admin/resource.ts';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import * as rows from '#features/admin/ui/rows.css.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { plural } from '#features/shared/text.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Announcement, VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import { Check } from '#features/shared/ui/icons.tsx';
import type { FirstStepsStore } from './first-steps-store.ts';
import * as styles from './first-steps.css.ts';

const server = `${paths.admin}#${serverSectionId}`;

const tasks = [
  {
    step: 'phones',
    title: 'Your phone numbers and WhatsApp',
    why: 'They are the buttons by which visitors reach you.',
    href: paths.adminAgency,
  },
  {
    step: 'office',
    title: 'Your name and address',
    why: 'The name is on every page, and the address tells visitors where to find you.',
    href: paths.adminAgency,
  },
  {
    step: 'ownTour',
    title: 'Your first own tour',
    why: 'A name, a place, the days and a photograph are enough.',
    href: paths.adminCreatePackage,
  },
  { step: 'samples', title: 'The sample tours' },
  {
    step: 'email',
    title: 'Your own e-mail for signing in',
    why: 'The link for a forgotten password is mailed to it.',
    href: paths.adminOwnAccount,
  },
  {
    step: 'mail',
    title: 'Mails go out',
    why: 'Without a mail server no code and no link reaches you. Below is what is missing.',
    href: server,
  },
  {
    step: 'backup',
    title: 'A backup in another place',
    why: 'The one of each night is on the same disk. Download one to another computer.',
    href: server,
  },
] as const;

/** A site that never had samples, or has none left to bring back, has no row for them. */
const tasksOf = ({ samples }: Steps) =>
  tasks.filter(
    ({ step }) => step !== 'samples' || samples.packages + samples.destinations + samples.deleted > 0,
  );

const isDone = (steps: Steps, step: (typeof tasks)[number]['step']): boolean =>
  step === 'samples' ? steps.samples.packages + steps.samples.destinations === 0 : steps[step];

interface FirstStepsProps {
  readonly store: FirstStepsStore;
  readonly isOpenAtFirst: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** What to do with a new site, ticked off by what is stored. From the visit after the last tick on it is gone. */
export function FirstSteps({ store, isOpenAtFirst, onToggle }: FirstStepsProps) {
  const id = useId();
  const call = useResource(store.steps);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [isShown, setIsShown] = useState(false);
  const steps = dataOf(call);

  useEffect(() => store.clearNotice, [store]);

  const shown = steps ? tasksOf(steps) : [];
  const done = steps ? shown.filter(({ step }) => isDone(steps, step)).length : 0;
  // Once shown it stays: with the last tick the samples could not be brought back.
  if (!isShown && (call.status === 'rejected' || (steps && done < shown.length))) setIsShown(true);
  if (!isShown) return null;
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        onToggle(open);
      }}
    >
      <summary className={styles.summary}>
        <h2 id={id} className={styles.heading}>
          First steps
        </h2>
        {steps && `${done} of ${shown.length} done`}
      </summary>
      <QueryStatus call={call} onRetry={() => void store.steps.load()} />
      {steps && (
        <ol className={rows.list} aria-labelledby={id}>
          {shown.map((task) => (
            <li
              key={task.step}
              className={classes(task.step === 'samples' ? styles.buttonRow : rows.linkRow, styles.row)}
            >
              <span className={styles.mark}>
                {isDone(steps, task.step) && (
                  <>
                    <Check size={20} className={styles.check} aria-hidden="true" />
                    <VisuallyHidden>Done:</VisuallyHidden>
                  </>
                )}
              </span>
              <div className={styles.about}>
                {task.step === 'samples' ? (
                  <Samples store={store} samples={steps.samples} title={task.title} />
                ) : (
                  <>
                    <Link href={task.href} className={rows.rowLink}>
                      {task.title}
                    </Link>
                    {!isDone(steps, task.step) && <p className={styles.why}>{task.why}</p>}
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

interface SamplesProps {
  readonly store: FirstStepsStore;
  readonly samples: Steps['samples'];
  readonly title: string;
}

/** One button for both ways, so that it keeps the focus. */
function Samples({ store, samples: { packages, destinations }, title }: SamplesProps) {
  const { isMoving, notice, hasFailed } = useSnapshot(store.state);
  const isPresent = packages + destinations > 0;
  const kinds = [
    packages > 0 && plural(packages, 'tour'),
    destinations > 0 && plural(destinations, 'destination'),
  ];
  return (
    <>
      <p className={styles.title}>{title}</p>
      <div className={styles.move}>
        <p className={styles.why}>
          {isPresent
            ? `${kinds.filter(Boolean).join(' and ')} came with the site. What you have changed stays, what is removed is in `
            : 'They are in '}
          <Link href={paths.adminRecentlyDeleted}>Recently deleted</Link> for {limits.trashDays} days.
        </p>
        <Button tone="line" aria-disabled={isMoving} onClick={() => void store.moveSamples(!isPresent)}>
          {isPresent ? 'Remove the sample tours' : 'Bring them back'}
        </Button>
        {hasFailed ? <Alert>{notice}</Alert> : <Announcement>{notice}</Announcement>}
      </div>
    </>
  );
}
