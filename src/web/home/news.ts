import { create } from 'zustand';

/** The version of each fight of which something was heard: what shows it looks again. */
export const useNews = create<Readonly<Record<string, number>>>(() => ({}));
