/** Queries of a page of one record. */
import { screen } from '@testing-library/react';

export const part = (name: string) => screen.getByRole('region', { name });
export const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Labels with their values. */
export const details = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Texts of links with their addresses. */
export const linksIn = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);
