import { shown, type Call } from '#features/shared/call.ts';
import { Alert } from '#features/shared/ui/alert.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { Spinner } from '#features/shared/ui/spinner.tsx';
import * as styles from './call-state.css.ts';

interface CallStateProps {
  readonly call: Call<unknown>;
  readonly onRetry: () => void;
  readonly waiting?: string;
}

/** Spinner or error of a call; nothing once there is a value to show. */
export function CallState({ call, onRetry, waiting = 'Loading...' }: CallStateProps) {
  if (call.status === 'rejected')
    return (
      <div className={styles.failed}>
        <Alert>{call.error}</Alert>
        <Button tone="line" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (call.status === 'fulfilled' || shown(call) !== undefined) return null;
  return (
    <div className={styles.waiting}>
      <Spinner label={waiting} />
    </div>
  );
}
