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

export function brandIcon(path: string): Icon {
  return function BrandIcon({ size = 22, ...props }) {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" {...props}>
        <path fillRule="evenodd" d={path} />
      </svg>
    );
  };
}

export const WhatsAppIcon = brandIcon(
  'M12 2.500a9.500 9.500 0 0 0-8.200 14.300L2.500 21.500l4.800-1.300A9.500 9.500 0 1 0 12 2.500zm0 1.800a7.700 7.700 0 1 1-3.900 14.300l-.4-.2-2.700.7.7-2.600-.3-.4A7.700 7.700 0 0 1 12 4.300zM8.900 7.500c-.2 0-.5.1-.7.400-.3.3-.9.900-.9 2.100s.9 2.400 1 2.600c.2.2 1.800 2.800 4.400 3.800 2.200.9 2.600.7 3.100.600.500 0 1.500-.600 1.700-1.200.2-.6.2-1.100.2-1.200-.1-.1-.3-.2-.5-.3l-1.700-.8c-.3-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6.500 6.500 0 0 1-3.200-2.800c-.2-.300 0-.400.1-.500l.4-.500.2-.4v-.5l-.8-1.900c-.2-.500-.4-.500-.6-.500z',
);
export const Heart = lineIcon('m12 20-8-8a5 5 0 0 1 8-6 5 5 0 0 1 8 6z');
export const Phone = lineIcon(
  'M6 3h3l2 5-2.5 2a14 14 0 0 0 5.5 5.5l2-2.5 5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
);
