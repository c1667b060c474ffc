// First, so that what a place says of itself comes after what is common to all.
import './style/styles.ts';
import { arrive } from './account/account.ts';
import { App } from './app.tsx';
import { draw } from './kit/draw.tsx';

/** Draws the Table, wherever its fights are. */
export function show(): void {
  arrive();
  draw('This page', <App />);
}
