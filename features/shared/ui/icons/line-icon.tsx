import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Width and height in pixels. */
  readonly size?: number;
}
export type Icon = ComponentType<IconProps>;

/**
 * Line icons on a grid of 24 units, most of them drawn by Lucide (ISC licence). Each is one path,
 * because the library's React package costs a first visit two kB before its first icon.
 */
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
