declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    /** Undefined with `keepAllGlyphs`. */
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
