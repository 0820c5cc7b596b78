import { Action, Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useSnapshot } from 'valtio';
import { Check, CircleAlert, X } from '#features/shared/ui/icons.tsx';
import type { ToastsStore } from './toasts-store.ts';
import * as styles from './toasts.css.ts';

/** Swiped away to the right, paused on hover and focus, announced; F8 moves the focus to them (Radix Toast). */
export function Toasts({ store }: { readonly store: ToastsStore }) {
  const { toasts } = useSnapshot(store.state);
  return (
    <Provider swipeDirection="right" label="Notification">
      {toasts.map(({ id, text, tone, ms, action }) => (
        <Root
          key={id}
          type="foreground"
          duration={ms}
          onOpenChange={(open) => {
            if (!open) store.remove(id);
          }}
          className={styles.toast[tone]}
        >
          {tone === 'success' ? (
            <Check className={styles.icon[tone]} aria-hidden="true" />
          ) : (
            <CircleAlert className={styles.icon[tone]} aria-hidden="true" />
          )}
          <div className={styles.content}>
            <Description dir="auto" className={styles.text}>
              {text}
            </Description>
            {action && (
              <Action
                data-action
                className={styles.action}
                altText={action.alternative}
                onClick={action.onSelect}
              >
                {action.label}
              </Action>
            )}
          </div>
          <Close className={styles.close} aria-label="Close">
            <X size={20} aria-hidden="true" />
          </Close>
          <span className={styles.bar[tone]} style={{ animationDuration: `${ms}ms` }} aria-hidden="true" />
        </Root>
      ))}
      <Viewport className={styles.viewport} />
    </Provider>
  );
}
