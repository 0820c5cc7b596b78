import sharp from 'sharp';

// No picture is processed twice, so the library's cache would only take memory.
sharp.cache(false);
// More threads were no faster in trials, took memory, and the core that serves visitors.
sharp.concurrency(1);

export { sharp };
