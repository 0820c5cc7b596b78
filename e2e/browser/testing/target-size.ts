import type { Page } from '@playwright/test';

/** px */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls below 24 px; inline links are exempt (WCAG 2.5.8). */
export const findSmallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`),
  );

const mainAction =
  /^(?:Register|Menu|Call |Chat on WhatsApp|Read More|View More|Go Back To Home|Reload|Go to Home|Book Now|Send Message|Show the map|See all|Sign in|Create Account)/;

export const findSmallActions = (page: Page) =>
  page
    .getByRole('link', { name: mainAction })
    .or(page.getByRole('button', { name: mainAction }))
    .evaluateAll((actions) =>
      actions
        .filter((action) => action.checkVisibility() && getComputedStyle(action).display !== 'inline')
        .filter((action) => action.getBoundingClientRect().height < 44)
        .map((action) => action.outerHTML.slice(0, 80)),
    );

/** Buttons and links whose text is wider than they are. */
export const findCutLabels = (page: Page) =>
  page.locator('a[href], button').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
      .filter((control) => control.scrollWidth > control.clientWidth + 1)
      .map((control) => `${control.outerHTML.slice(0, 120)} ${control.scrollWidth} > ${control.clientWidth}`),
  );
