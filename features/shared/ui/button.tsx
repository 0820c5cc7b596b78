import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import * as styles from './button.css.ts';
import { classes } from './elements.tsx';

/** Emphasis: `rani` once per group, `banyan` second, `line` otherwise. */
export type ButtonTone = 'rani' | 'banyan' | 'line' | 'danger';

interface ToneProps {
  readonly tone: ButtonTone;
}

export function Button({ tone, className, type = 'button', ...rest }: ComponentProps<'button'> & ToneProps) {
  return <button {...rest} type={type} className={classes(styles.button[tone], className)} />;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, ToneProps {
  readonly href: string;
  /** Keeps the present history entry; for links of the site. */
  readonly replace?: boolean;
}

export function ButtonLink({ tone, className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.button[tone], className)} />;
}

const externalPattern = /^(?:tel|mailto|https):/;

/** Renders nothing but `tel:`, `mailto:` and `https:`, which opens in a tab without access to this one. */
export function ActionLink({ tone, className, href, children, ...rest }: Omit<LinkProps, 'replace'>) {
  if (!externalPattern.test(href)) return null;
  const tabProps = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...tabProps} href={href} className={classes(styles.button[tone], className)}>
      {children}
    </a>
  );
}

type ControlledProps = 'aria-disabled' | 'aria-label' | 'children' | 'onClick' | 'type';

interface IconButtonProps extends Omit<ComponentProps<'button'>, ControlledProps> {
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** `aria-disabled` instead of `disabled`, which would drop the focus. */
  readonly isInactive?: boolean;
}

export function IconButton({ label, className, isInactive = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={isInactive}
      onClick={isInactive ? undefined : onClick}
      className={classes(styles.iconButton, className)}
    />
  );
}
