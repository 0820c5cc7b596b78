import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Px. */
  readonly size?: number;
}
export type Icon = ComponentType<IconProps>;

/** Mostly from Lucide (ISC licence). Only the paths: its React package adds 2 kB before the first icon. */
export function lineIcon(path: string): Icon {
  return function LineIcon({ size = 24, strokeWidth = 2, ...props }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}
