declare module 'fs-native-extensions' {
  /** Locks the file, or this part of it; false where another process holds the lock. */
  export function tryLock(fd: number, offset?: number, length?: number): boolean;
}
