class Talon < Formula
  desc "@summary@"
  homepage "@repository@"
  version "@version@"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    on_arm do
      url "@files@/talon-@version@-aarch64-macos.tar.gz"
      sha256 "@sha256 aarch64-macos.tar.gz@"
    end
    on_intel do
      url "@files@/talon-@version@-x86_64-macos.tar.gz"
      sha256 "@sha256 x86_64-macos.tar.gz@"
    end
  end

  on_linux do
    on_arm do
      url "@files@/talon-@version@-aarch64-linux.tar.gz"
      sha256 "@sha256 aarch64-linux.tar.gz@"
    end
    on_intel do
      url "@files@/talon-@version@-x86_64-linux.tar.gz"
      sha256 "@sha256 x86_64-linux.tar.gz@"
    end
  end

  def install
    # The archives for Linux have a folder for programs.
    bin.install Dir["{bin/,}{talon,talon-lab}"]
    %w[talon talon-lab].each do |name|
      generate_completions_from_executable(bin/name, "completions")
      system bin/name, "man", man1
    end
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/talon --version")
    assert_match "pyramid: JD AC", shell_output("#{bin}/talon deal yield 17")
  end
end
